import { agencyDay } from '@/lib/appointments/agency-day';
import type { ContactView, EnquiryView } from './contact-views';

type NextStep = Readonly<{ agent: string | null }> &
  Readonly<
    | { kind: 'answer' | 'inProgress' | 'waiting' | 'none' }
    | { kind: 'appointment'; startsAt: string }
    | { kind: 'task'; text: string; dueOn: string }
  >;

/** An unanswered enquiry is first, then the earlier of the next appointment and the next reminder. */
export function nextStepOf(
  { agent, tasks, timeline }: Pick<ContactView, 'agent' | 'tasks' | 'timeline'>,
  enquiry: EnquiryView | null,
  now: number,
): NextStep {
  const own = enquiry?.assignee?.name ?? agent?.name ?? null;
  if (enquiry?.state === 'unanswered') return { kind: 'answer', agent: own };
  const [task] = tasks.filter(({ isDone }) => !isDone).toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
  const [startsAt] = timeline
    .flatMap((item) =>
      item.kind === 'appointment' && !item.isCancelled && Date.parse(item.startsAt) > now ? [item.startsAt] : [],
    )
    .toSorted();
  if (startsAt && (!task || agencyDay(Date.parse(startsAt)) <= task.dueOn)) {
    return { kind: 'appointment', agent: own, startsAt };
  }
  if (task) return { kind: 'task', agent: task.assignee ?? own, text: task.text, dueOn: task.dueOn };
  if (enquiry?.state === 'inProgress' || enquiry?.state === 'waiting') return { kind: enquiry.state, agent: own };
  return { kind: 'none', agent: own };
}
