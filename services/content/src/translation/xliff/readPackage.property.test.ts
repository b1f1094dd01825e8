import fc from 'fast-check';
import { createPackage } from '../page/createPackage';
import { createTranslatedPage } from '../page/translatedPage.mock';
import { decodePackage } from './decodePackage';
import { readPackage } from './readPackage';
import { UnreadablePackageError } from './UnreadablePackageError';
import { writePackage } from './writePackage';

const page = createTranslatedPage();
const [target] = page.targets;
const exported = target ? writePackage(createPackage(page, target)) : '';

const piece = fc.constantFrom(
  ...['<unit id="a">', '</unit>', '<segment>', '<source>', '</source>', '<target order="-1">', '<pc id="1">'],
  ...['</pc>', '<ph/>', '<cp hex="D800"/>', '<cp hex="110000"/>', '<mrk>', '<![CDATA[', ']]>', '<!--', '-->'],
  ...['<?x', '?>', '&amp;', '&#xD800;', '&#0;', '&', '<', '>', '"', '\0', '\uD800', '\uFEFF', '<!DOCTYPE x>'],
);

/** The package with a random change at one position. */
const mutated = fc
  .tuple(fc.nat(exported.length), fc.nat(40), fc.array(piece, { maxLength: 3 }))
  .map(
    ([start, length, pieces]) => exported.slice(0, start) + pieces.join('') + exported.slice(start + length),
  );

const readOrReject = (read: () => unknown): void => {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadablePackageError);
  }
};

test('any text is read or rejected with a reason', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
    mutated,
  );
  fc.assert(
    fc.property(anyText, (text) => readOrReject(() => readPackage(text))),
    { numRuns: 100 },
  );
});

test('any bytes are decoded or rejected with a reason', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => readOrReject(() => readPackage(decodePackage(bytes)))),
    { numRuns: 300 },
  );
});
