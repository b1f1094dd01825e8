import { decideOrder, orderLimits } from './decideOrder';

const order = {
  lines: [{ articleNumber: 'KX-100', quantity: 2 }],
  locationId: 'l-1',
  note: ' Please\r\nhurry\u0007 ',
  customerReference: '',
  idempotencyKey: '6F9619FF-8B86-4D01-B42D-00CF4FC964FF',
  cart: null,
};
const line = (quantity: number, articleNumber = 'KX-100') => ({ articleNumber, quantity });

test('an order as it is stored: clean texts, null for empty ones', () => {
  expect(decideOrder(order)).toEqual({
    ...order,
    note: 'Please\nhurry',
    customerReference: null,
    idempotencyKey: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  });
});

// "Adding an existing part increases its quantity."
test('lines of one article are one line', () => {
  expect(decideOrder({ ...order, lines: [line(2), line(1, 'ZZ-9'), line(3, 'kx 100')] })).toMatchObject({
    lines: [line(5), line(1, 'ZZ-9')],
  });
});

test.each([
  ['no line', { lines: [] }, 'empty'],
  ['201 lines', { lines: Array.from({ length: 201 }, (_, n) => line(1, `A-${n}`)) }, 'tooMany'],
  ['quantity 0', { lines: [line(0)] }, 'invalid'],
  ['quantity -1 that another line makes good', { lines: [line(-1), line(5)] }, 'invalid'],
  ['quantity 10 000', { lines: [line(10_000)] }, 'invalid'],
  ['10 000 in two lines', { lines: [line(9_999), line(1)] }, 'invalid'],
  ['half a part', { lines: [line(0.5)] }, 'invalid'],
  ['a long article number', { lines: [line(1, 'x'.repeat(61))] }, 'invalid'],
  ['a long note', { note: 'x'.repeat(orderLimits.noteCharacters + 1) }, 'invalid'],
  ['a long reference', { customerReference: 'x'.repeat(101) }, 'invalid'],
  ['a key that is no UUID', { idempotencyKey: 'again' }, 'invalid'],
])('%s is rejected', (_name, over, code) => {
  expect(decideOrder({ ...order, ...over })).toMatchObject({ kind: 'rejected', code });
});

test('200 lines of 9999 are taken', () => {
  const lines = Array.from({ length: 200 }, (_, n) => line(9999, `A-${n}`));
  expect(decideOrder({ ...order, lines })).toMatchObject({ lines });
});

test('a wrong quantity names its article', () => {
  expect(decideOrder({ ...order, lines: [line(1), line(0, 'ZZ-9')] })).toMatchObject({
    articleNumbers: ['ZZ-9'],
  });
});
