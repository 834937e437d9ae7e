import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import {
  areDistinct,
  labelledFields,
  ownPreset,
  pastedLines,
  readPortalLabels,
  readSender,
  type LabelledField,
  type OwnPortal,
} from '@/lib/contacts/portals/own-portal';
import type { PortalFormState, PortalProblem, PortalValues } from '@/lib/contacts/portals/portal-form';
import {
  presetOf,
  readPortalEmail,
  type PortalEmail,
  type PortalEnquiry,
} from '@/lib/contacts/portals/read-portal-email';
import { phoneText } from '@/lib/contacts/phone-number';
import {
  addOwnPortal,
  deleteOwnPortal,
  findOwnPortal,
  isPortalTaken,
  updateOwnPortal,
} from '@/lib/server/data/contacts/own-portals';
import { readEmail } from '@/lib/server/email/incoming/read-email';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { isComplete } from './store-portal-email';

type Tried = Readonly<{ code: PortalProblem } | { portal: Omit<OwnPortal, 'id'>; enquiry: PortalEnquiry }>;

/** An email that was copied with its headers. */
const HEADERS = /^(?:received|return-path|delivered-to|from|to|subject|date|mime-version|x-[\w-]+|arc-[\w-]+):/i;

export async function readOwnPortal(actor: StaffActor, id: string): Promise<OwnPortal | null> {
  requireRight(actor, 'leadKey.manage');
  return findOwnPortal(id);
}

/** Stores nothing. */
export async function tryPortal(actor: StaffActor, values: PortalValues): Promise<PortalFormState> {
  requireRight(actor, 'leadKey.manage');
  const tried = await readWith(values);
  if ('code' in tried) return { status: 'wrong', code: tried.code, values };
  const { enquiry } = tried;
  const found = Object.fromEntries(labelledFields.map((field) => [field, foundOf(enquiry, field)]));
  return {
    status: 'tried',
    values,
    found: found as Record<LabelledField, string | null>,
    isComplete: isComplete(enquiry),
  };
}

/** Stores a portal, new without an `id`, if the pasted email can be read with it. Returns null, or what is wrong. */
export async function savePortal(
  actor: StaffActor,
  id: string | null,
  values: PortalValues,
): Promise<PortalProblem | null> {
  requireRight(actor, 'leadKey.manage');
  const tried = await readWith(values);
  if ('code' in tried) return tried.code;
  const { portal } = tried;
  return withRight(actor, 'leadKey.manage', { kind: 'portal', id: id ?? portal.name }, async (record) => {
    if (await isPortalTaken(portal, id)) return 'taken';
    if (id === null) {
      const added = await addOwnPortal(portal);
      await record('portalAdded', {}, { kind: 'portal', id: added });
      return null;
    }
    if (!(await updateOwnPortal(id, portal))) return 'gone';
    await record('portalChanged');
    return null;
  });
}

export async function removePortal(actor: StaffActor, id: string): Promise<boolean> {
  return withRight(actor, 'leadKey.manage', { kind: 'portal', id }, async (record) => {
    if (!(await deleteOwnPortal(id))) return false;
    await record('portalRemoved');
    return true;
  });
}

async function readWith(values: PortalValues): Promise<Tried> {
  const sender = readSender(values.sender);
  const typed = labelledFields.map((field) => [field, readPortalLabels(values[field])] as const);
  const labels = Object.fromEntries(typed.filter(([, names]) => names?.length)) as OwnPortal['labels'];
  if (values.title === '') return { code: 'title' };
  if (sender === null) return { code: 'sender' };
  if (typed.some(([, names]) => names === null) || !areDistinct(labels)) return { code: 'labels' };
  const portal = { name: values.title, sender, labels };
  const email = await pastedEmail(values.pasted, sender);
  const preset = presetOf(email, [ownPreset({ ...portal, id: '' })]);
  if (!preset) return { code: 'otherSender' };
  const enquiry = readPortalEmail(email, preset);
  if (!enquiry) return { code: 'notice' };
  return labelledFields.every((field) => foundOf(enquiry, field) === null) ? { code: 'unread' } : { portal, enquiry };
}

async function pastedEmail(text: string, sender: string): Promise<PortalEmail> {
  const source = HEADERS.test(text) ? Buffer.from(text) : null;
  const email = source && (await readEmail({ source, isCut: false }).catch(() => null));
  if (email?.from && email.portal) return { ...email.portal, from: email.from, subject: email.subject };
  const address = sender.includes('@') ? sender : `portal@${sender}`;
  return { from: { name: '', address }, replyTo: null, subject: '', lines: pastedLines(text), links: [] };
}

function foundOf(enquiry: PortalEnquiry, field: LabelledField): string | null {
  if (field === 'phone') return enquiry.phone && phoneText(enquiry.phone);
  return enquiry[field] === '' ? null : enquiry[field];
}
