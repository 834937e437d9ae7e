import { page } from '@/content/es/legal/privacy-policy';
import { page as pageEn } from '@/content/en/legal/privacy-policy';
import { DEVICE_LIFETIME_DAYS } from '@/lib/server/auth/known-device';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import {
  ACCOUNT_RETENTION_MONTHS,
  APPOINTMENT_RETENTION_MONTHS,
  BACKUP_RETENTION_DAYS,
  CONSENT_RETENTION_MONTHS,
  ENDED_RETENTION_DAYS,
  MESSAGE_RETENTION_MONTHS,
} from './retention';

/** Last cell of the row of the privacy policy that starts so. */
const promised = (purpose: string) =>
  new RegExp(`<tr><th scope="row">${purpose}.*<td>([^<]*)</td></tr>`).exec(page.body)?.[1];

it('keeps data for the periods of the privacy policy', () => {
  expect(promised('Contestar a los mensajes')).toBe(`${MESSAGE_RETENTION_MONTHS} meses desde cada mensaje`);
  expect(promised('Gestionar citas')).toBe(`${APPOINTMENT_RETENTION_MONTHS} meses desde la cita`);
  expect(promised('Mantener la cuenta')).toBe(
    `Hasta que se elimine la cuenta o pasen ${ACCOUNT_RETENTION_MONTHS} meses sin actividad, de lo que se avisa por correo un mes antes`,
  );
  expect(promised('Enviar el boletín')).toBe(
    `Hasta la baja; la prueba del consentimiento, ${CONSENT_RETENTION_MONTHS / 12} años más. Si el alta no se confirma, ${ENDED_RETENTION_DAYS} días`,
  );
  expect(promised('Comprobar que los correos')).toBe(
    `${ENDED_RETENTION_DAYS} días desde su envío; ${MESSAGE_RETENTION_MONTHS} meses si no se ha podido entregar`,
  );
  expect(promised('Mantener abierta la sesión')).toBe(
    `Las sesiones, ${ENDED_RETENTION_DAYS} días desde que terminan; la cookie del dispositivo, ${DEVICE_LIFETIME_DAYS} días`,
  );
});

it.each([
  ['es', page.body, es],
  ['en', pageEn.body, en],
] as const)('promises one period of backups, wherever it is mentioned: %s', (_, policy, messages) => {
  const texts = [...policy.split('. '), messages.deleteAccountPage.lead, messages.emails.accountDeleted.text].filter(
    (text) => /copias de seguridad|backups/i.test(text),
  );
  expect(texts.length).toBeGreaterThan(3);
  for (const text of texts) expect(text).toMatch(new RegExp(`\\b${BACKUP_RETENTION_DAYS} (días|days)`));
});
