import type { EnquiryView, TaskView, TimelineItem } from './contact-views';
import { latestMessage } from './latest-message';
import { nextStepOf } from './next-step';

const now = Date.parse('2026-05-04T10:00:00Z');
const eva = { id: 'eva', name: 'Eva', deputy: null };
const enquiry = (fields: Partial<EnquiryView> = {}) =>
  ({ id: 'e', state: 'unanswered', assignee: null, createdAt: '2026-05-01T10:00:00Z', ...fields }) as EnquiryView;
const task = (dueOn: string, isDone = false) =>
  ({ id: dueOn, text: 'Call', dueOn, isDone, assignee: 'Leo' }) as TaskView;
const appointment = (startsAt: string, isCancelled = false) =>
  ({ id: startsAt, at: '2026-05-01T10:00:00Z', kind: 'appointment', startsAt, isCancelled }) as TimelineItem;
const contact = (tasks: readonly TaskView[] = [], timeline: readonly TimelineItem[] = []) => ({
  agent: eva,
  tasks,
  timeline,
});

describe('the next step', () => {
  const first = appointment('2026-05-06T10:00:00Z');

  it('is an unanswered enquiry before all else', () => {
    expect(nextStepOf(contact([task('2026-05-01')], [first]), enquiry(), now)).toEqual({
      kind: 'answer',
      agent: 'Eva',
    });
  });

  it('is the earlier of the next appointment and the next reminder', () => {
    const waiting = enquiry({ state: 'waiting' });
    const step = (tasks: readonly TaskView[], timeline: readonly TimelineItem[]) =>
      nextStepOf(contact(tasks, timeline), waiting, now);
    expect(step([task('2026-05-07'), task('2026-05-05')], [first])).toMatchObject({
      kind: 'task',
      dueOn: '2026-05-05',
    });
    expect(step([task('2026-05-07')], [first])).toMatchObject({
      kind: 'appointment',
      startsAt: '2026-05-06T10:00:00Z',
    });
    expect(step([task('2026-05-05', true)], [appointment('2026-05-06T10:00:00Z', true)])).toMatchObject({
      kind: 'waiting',
    });
    expect(step([], [appointment('2026-05-03T10:00:00Z')])).toMatchObject({ kind: 'waiting' });
  });

  it('has no agent when neither enquiry nor contact has one', () => {
    expect(nextStepOf({ ...contact(), agent: null }, null, now)).toEqual({ kind: 'none', agent: null });
  });
});

describe('the latest message', () => {
  const email = (at: string, automatic: 'reply' | null = null) =>
    ({ id: at, at, kind: 'receivedEmail', automatic }) as TimelineItem;
  const later = email('2026-05-02T10:00:00Z');

  it('is an answer of the contact after the enquiry, not an automatic one', () => {
    const own = enquiry();
    const timeline = [email('2026-05-03T10:00:00Z', 'reply'), later];
    expect(latestMessage({ enquiries: [own], timeline }, own)).toBe(later);
    expect(latestMessage({ enquiries: [own], timeline: [email('2026-04-02T10:00:00Z')] }, own)).toBeNull();
  });

  it('is not sought for an older enquiry', () => {
    const newer = enquiry({ createdAt: '2026-05-02T09:00:00Z' });
    expect(latestMessage({ enquiries: [newer, enquiry()], timeline: [later] }, enquiry())).toBeNull();
  });
});
