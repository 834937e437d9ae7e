import { IANA_ALIAS_MAP, WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { zoneOfDescription, zoneOfName } from './zone-names';

const canonical = (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

it.each<[string, string]>([
  ['Europe/Madrid', 'Europe/Madrid'],
  ['europe/madrid', 'Europe/Madrid'],
  [' "Europe/London" ', 'Europe/London'],
  ['US/Eastern', 'America/New_York'],
  ['EST5EDT', 'America/New_York'],
  ['Romance Standard Time', 'Europe/Paris'],
  ['romance standard time', 'Europe/Paris'],
  ['Romance Daylight Time', 'Europe/Paris'],
  ['GMT Standard Time', 'Europe/London'],
  ['W. Europe Standard Time', 'Europe/Berlin'],
  ['UTC-02', 'Etc/GMT+2'],
  ['/freeassociation.sourceforge.net/Europe/Madrid', 'Europe/Madrid'],
  ['/freeassociation.sourceforge.net/Tzfile/America/Argentina/Salta', 'America/Argentina/Salta'],
  ['/citadel.org/20190914_1/Europe/London', 'Europe/London'],
  ['/mozilla.org/20050126_1/America/New_York', 'America/New_York'],
  ['tzone://Microsoft/Utc', 'UTC'],
])('knows %s', (name, zone) => {
  expect(zoneOfName(name)).toBe(zone);
});

it('knows every zone of Windows and their former names', () => {
  for (const { territory, windowsName } of WINDOWS_TO_IANA_MAP) {
    expect([windowsName, territory, typeof zoneOfName(windowsName)]).toEqual([windowsName, territory, 'string']);
  }
  for (const former of ['Europe/Kiev', 'Asia/Calcutta', 'America/Buenos_Aires', 'Asia/Saigon']) {
    expect(canonical(zoneOfName(former) ?? '')).toBe(canonical(former));
  }
  expect(IANA_ALIAS_MAP.length).toBeGreaterThan(400);
});

it.each(['BST', 'IST', 'CST', 'CEST', 'Moon/Base', 'Customized Time Zone', '', '+01:00', '(UTC+01:00) Madrid'])(
  'takes %j for no name of a zone',
  (name) => {
    expect(zoneOfName(name)).toBeNull();
  },
);

it.each<[string, string | number | null]>([
  ['(UTC+01:00) Brussels, Copenhagen, Madrid, Paris', 'Europe/Brussels'],
  ['(UTC+01:00) Bruselas, Copenhague, Madrid, París', 'Europe/Madrid'],
  ['(GMT+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', 'Europe/Amsterdam'],
  ['(GMT+01.00) Sarajevo/Warsaw/Zagreb', 'Europe/Sarajevo'],
  ['(UTC+00:00) Dublin, Edinburgh, Lisbon, London', 'Europe/Dublin'],
  ['(GMT) Greenwich Mean Time : Dublin, Edinburgh, Lisbon, London', 'Europe/Dublin'],
  ['(UTC) Coordinated Universal Time', 'UTC'],
  ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
  ['(GMT-08:00) Pacific Time (US & Canada); Tijuana', 'America/Los_Angeles'],
  ['(UTC-07:00) Arizona', 'America/Phoenix'],
  ['(UTC-07:00) Chihuahua, La Paz, Mazatlan', 'America/Mazatlan'],
  ['(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', 'Asia/Calcutta'],
  ['(UTC+08:00) Beijing, Chongqing, Hong Kong, Urumqi', 'Asia/Shanghai'],
  ['(UTC+05:45) Somewhere', 'Asia/Katmandu'],
  ['(UTC+01:00) Nowhere', null],
  ['UTC+01:00', 60],
  ['GMT-0330', -210],
  ['+02:00', 120],
  ['Customized Time Zone', null],
])('reads the description %s', (name, zone) => {
  expect(zoneOfDescription(name)).toBe(zone);
});
