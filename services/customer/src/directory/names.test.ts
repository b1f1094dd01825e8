import { nameSchema } from './inviteUser';

test.each([
  'Nina',
  'Jean-Luc',
  "O'Neill",
  'J.R.',
  'J. R. R.',
  'St.John',
  'Dr.Müller',
  'Dr. von der Heide',
  '山田',
  'Łukasz',
])('%s is a name', (name) => {
  expect(nameSchema.safeParse(name).success).toBe(true);
});

test.each([
  'evil.com',
  'EVIL.COM',
  'Evil.Com',
  'Go to evil.example now',
  'evil.example.',
  'sub.evil.example',
  'www.evil',
  'https://evil',
  'a@b',
])('%s is an address and no name', (name) => {
  expect(nameSchema.safeParse(name).success).toBe(false);
});
