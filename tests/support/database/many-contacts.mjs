const idOf = (n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Has the longest history. */
export const longestContact = idOf(7);

/**
 * Returns statements that store two years of data of contacts, after which enquiries are deleted. `listing` is an SQL
 * expression for the listing of row `n`.
 */
export function manyContacts({ contacts, listing }) {
  const id = `('00000000-0000-4000-8000-' || lpad((n % ${contacts})::text, 12, '0'))::uuid`;
  const each = (count) => `from generate_series(0, ${count} - 1) as n`;
  const ago = (minutes) => `now() - n * interval '${minutes} minutes'`;
  const query = `(array['type=apartment&maxPrice=400000&beds=2', 'type=villa&where=moraira', 'minPrice=500000', 'beds=3'])[n % 4 + 1]
    || '&baths=' || (n % 3 + 1)`;
  return [
    `insert into contacts (id, name, phone, locale, source, last_contact_at)
     select ${id}, 'Person ' || n || ' Puig', case when n % 3 = 0 then '+346' || lpad(n::text, 8, '0') end, 'es', 'enquiry', ${ago(52)} ${each(contacts)}`,
    `insert into contact_emails (email, contact_id) select 'person-' || n || '@example.com', ${id} ${each(contacts + 1_000)}`,
    `insert into messages (id, idempotency_key, locale, name, email, message, listing_id, privacy_version, contact_id, state, state_at, created_at)
     select ${id}, 'key-' || n, 'es', 'Person ' || n || ' Puig', 'person-' || n || '@example.com', repeat('Is it quiet? ', 20),
       ${listing}, '1', ${id}, case when n < 60 then 'unanswered' when n < 300 then 'inProgress' when n % 50 = 0 then 'spam' else 'closed' end,
       ${ago(52)}, ${ago(52)} ${each(contacts)}`,
    `insert into contact_events (contact_id, kind, ref_id, body, author, created_at)
     select ${id}, case when n < ${contacts} then 'reply' else 'note' end, case when n < ${contacts} then ${id} end, repeat('Yes, it is. ', 20), 'Ana', ${ago(26)} ${each(2 * contacts)}`,
    `insert into contact_events (contact_id, kind, body, author) select '${longestContact}', 'note', repeat('Called. ', 20), 'Ana' ${each(150)}`,
    `insert into activity_log (actor_kind, actor_name, action, subject_kind, subject_id, after, created_at)
     select 'staff', 'Ana', 'enquiryStateChanged', 'enquiry', ${id}::text, '{"state": "waiting"}', ${ago(26)} ${each(2 * contacts)}`,
    `insert into tasks (contact_id, text, due_on) select ${id}, 'Call', '2026-12-01' ${each(2_000)}`,
    `insert into requirements (contact_id, query, requested_at) select ${id}, ${query}, now() ${each(2_000)}`,
    `insert into search_alerts (contact_id, email, locale, query, frequency, status, consent_version, confirmed_at)
     select ${id}, 'person-' || n || '@example.com', 'es', ${query}, 'daily', 'confirmed', '1', now() ${each(500)}`,
    `insert into listing_sends (contact_id, email, listing_id, price, basis, basis_at, stop_hash, sender)
     select ${id}, 'person-' || n || '@example.com', ${listing}, 600000, 'enquiry', now(), 'hash-' || n, 'Ana' ${each(10_000)}`,
    `insert into jobs (kind, recipient, locale, payload, status, idempotency_key, created_at)
     select 'contactThanks', 'person-' || n || '@example.com', 'es', '{}', 'sent', 'job-' || n, ${ago(8)} ${each(5_000)}`,
    `insert into appointments (reference, idempotency_key, locale, name, email, phone, time_zone, starts_at, minutes, kind, listing_id, contact_id)
     select 'R-' || n, 'key-' || n, 'es', 'Person ' || n, 'person-' || n || '@example.com', '+34600000000', 'Europe/Madrid',
       now() + (n - 3500) * interval '2 hours', 30, 'viewing', ${listing}, ${id} ${each(4_000)}`,
    'analyze',
  ];
}
