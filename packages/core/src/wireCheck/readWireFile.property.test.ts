import fc from 'fast-check';

import { readWireFile } from './readWireFile';
import { formatWireList, parseWireList } from './wireListQuery';
import { formatWireProblem, parseWireProblems } from './WireProblem';

const encode = (text: string) => new TextEncoder().encode(text);

const piece = fc.constantFrom(
  ...['section mm2', 'name', 'qty', 'sep=', 'AWG', '0.5', ',5', '1 000', '20 AWG', '½', '１', 'x', '"', "'"],
  ...[';', ',', '\t', '|', '，', '\n', '\r\n', '\u00A0', '\u202F', '\0', '\uFEFF', '線', 'é', '-', '.'],
);
const harnessPiece = fc.constantFrom(
  ...['cables', 'connections', 'options', 'template_separator', 'W1', 'W.', 'gauge', 'wirecount', 'colors'],
  ...[': ', ':\n  ', ', ', '{', '}', '[', ']', '- ', '&a ', '*a', '<<', '"', "'", '\n', '\n  ', '\n---\n'],
  ...['1', '0.5 mm2', '1e9', '-1', '~', 'true', '"\\ud800"', '!!binary ', '|\n', '>\n', '? ', '#', '\t'],
);
const joined = (pieces: fc.Arbitrary<string>, start: string) =>
  fc.array(pieces, { maxLength: 40 }).map((parts) => encode(start + parts.join('')));

const anyFile = fc.oneof(
  fc.uint8Array({ maxLength: 400 }),
  fc.string({ unit: 'binary' }).map(encode),
  joined(piece, ''),
  joined(piece, 'section mm2;name;qty\n'),
  joined(harnessPiece, ''),
  joined(harnessPiece, 'cables:\n  W1: {gauge: 1}\n'),
  joined(harnessPiece, '{"cables": {"W1": {"gauge": 1, '),
  fc.json().map(encode),
  fc
    .dictionary(fc.string({ unit: 'binary' }), fc.record({ gauge: fc.oneof(fc.double(), fc.string()) }))
    .map((cables) => encode(JSON.stringify({ cables }))),
);

it('any file gives wires and problems that an address can carry', () => {
  fc.assert(
    fc.property(anyFile, (bytes) => {
      const { wires, problems } = readWireFile(bytes, 'en');
      const carried = new URLSearchParams(formatWireList(wires)).getAll('wire');
      expect(parseWireList(carried).wires).toHaveLength(wires.length);
      for (const { count } of wires) expect(count).toBeGreaterThanOrEqual(1);
      const [first] = problems;
      if (!first) return;
      const value = decodeURIComponent(encodeURIComponent(formatWireProblem(first)));
      expect(parseWireProblems([value])).toEqual([first]);
    }),
    { numRuns: 300 },
  );
});
