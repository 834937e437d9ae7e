import { page } from '@/content/es/legal/privacy-policy';
import {
  ACCOUNT_RETENTION_MONTHS,
  APPOINTMENT_RETENTION_MONTHS,
  CONSENT_RETENTION_MONTHS,
  MESSAGE_RETENTION_MONTHS,
} from './retention';

/** Last cell of the row of the privacy policy that starts so. */
const promised = (purpose: string) =>
  new RegExp(`<tr><th scope="row">${purpose}.*<td>([^<]*)</td></tr>`).exec(page.body)?.[1];

it('keeps data for the periods of the privacy policy', () => {
  expect(promised('Contestar a los mensajes')).toBe(`${MESSAGE_RETENTION_MONTHS} meses desde el último contacto`);
  expect(promised('Gestionar citas')).toBe(`${APPOINTMENT_RETENTION_MONTHS} meses desde la cita`);
  expect(promised('Mantener la cuenta')).toBe(
    `Hasta que se elimine la cuenta o pasen ${ACCOUNT_RETENTION_MONTHS} meses sin actividad, de lo que se avisa por correo un mes antes`,
  );
  expect(promised('Enviar el boletín')).toBe(
    `Hasta la baja; la prueba del consentimiento, ${CONSENT_RETENTION_MONTHS / 12} años más`,
  );
});
