import { ticketKeys } from './ticketKeys';

test('a ticket is found by number, subject, machine, serial number and contact', () => {
  const keys = ticketKeys({
    number: 104_233,
    subject: 'Größe wandert',
    machine_name: 'Alpha 355',
    serial_number: 'S-77',
    contact_name: 'Ágnes Szőke',
    locationName: 'Werk Süd',
  });
  expect(keys.search_key).toBe('t-104233 grosse wandert alpha 355 s-77 agnes szoke');
  expect(keys.location_key).toBe('werk sud');
});
