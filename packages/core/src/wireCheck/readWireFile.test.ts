import { codePageTables } from './codePageTables.mock';
import { readWireFile } from './readWireFile';
import { formatWire } from './wireListQuery';

const bytes = (text: string) => new TextEncoder().encode(text);

function read(content: string | Uint8Array) {
  const { wires, problems } = readWireFile(typeof content === 'string' ? bytes(content) : content, 'en');
  return {
    wires: wires.map(formatWire),
    problems: problems.map(({ code, line, column, found }) => [code, line, column, found]),
  };
}

describe('a table of wires', () => {
  it.each([
    [
      'commas',
      'Name,Cross section (mm²),Strip length,Outer diameter,Quantity\nW1,0.5,5,1.6,200\n',
      ['0.5mm2;5;1.6;200;W1'],
    ],
    [
      'semicolons and German',
      'Bezeichnung;Querschnitt [mm²];Abisolierlänge (mm);Außendurchmesser;Anzahl\r\nA;0,75;4,5;1,9;1.000\r\n',
      ['0.75mm2;4.5;1.9;1000;A'],
    ],
    [
      'tabs and Czech',
      'Označení\tPrůřez mm2\tDélka odizolování\tVnější průměr\tPočet\nA\t1,5\t6\t2,6\t3',
      ['1.5mm2;6;2.6;3;A'],
    ],
    ['Japanese', '名称,断面積(mm²),ストリップ長さ,外径,数量\n電線1,0.3,3,1.4,10', ['0.3mm2;3;1.4;10;電線1']],
    ['Chinese', '编号,截面积 mm²,剥线长度,外径,数量\n1,0.3,3,1.4,10', ['0.3mm2;3;1.4;10;1']],
    [
      'French, Hungarian and a head in capitals',
      'SECTION (MM²);DÉNUDAGE;KÜLSŐ ÁTMÉRŐ\n1;5;2',
      ['1mm2;5;2;1'],
    ],
    [
      'a column of gauges',
      'AWG,Strip (in),Qty\n20,0.2,5\n4/0,0.5,1\nAWG 18,0.25,1',
      ['20awg;0.2in;;5', '4/0awg;0.5in;;1', '18awg;0.25in;;1'],
    ],
    ['units in the cells', 'section,strip\n20 AWG,"0.2"""\n0.5 mm²,5 mm', ['20awg;0.2in;;1', '0.5mm2;5;;1']],
    ['inch marks without quotes', 'section,strip\n20 AWG,0.2"', ['20awg;0.2in;;1']],
    ['a byte-order mark', '\uFEFFsection mm2,qty\n1,2', ['1mm2;;;2']],
    ['old line ends', 'section mm2,qty\r1,2\r3,4\r', ['1mm2;;;2', '3mm2;;;4']],
    ['empty lines and rows of separators', 'section mm2,qty\n\n1,2\n,,\n\n', ['1mm2;;;2']],
    ['the separator that Excel names', 'sep=,\r\nsection mm2,strip;qty\r\n1,2', ['1mm2;2;;1']],
    ['that line in quotes', '"sep=;"\nsection mm2;qty\n1;2', ['1mm2;;;2']],
    ['pipes', 'section mm2|strip|qty\n1|.5|2', ['1mm2;0.5;;2']],
    ['a table in Markdown', '| section mm2 | qty |\n|---|:-:|\n| 1 | 2 |\n', ['1mm2;;;2']],
    ['decimals without a zero', 'section mm2;strip;od\n.5;,25;.8 mm', ['0.5mm2;0.25;0.8;1']],
    [
      'no-break and narrow spaces',
      'section\u00A0mm2;strip;qty\n0,5;5\u202Fmm;1\u00A0000\n1;4\u2009mm;2\u202F000',
      ['0.5mm2;5;;1000', '1mm2;4;;2000'],
    ],
    [
      'full-width signs',
      '断面積（ｍｍ²）；ストリップ長さ；数量\n０．５；５；１，０００\n１；４；２０',
      ['0.5mm2;5;;1000', '1mm2;4;;20'],
    ],
    ['short rows', 'section mm2,strip,qty\n1', ['1mm2;;;1']],
    ['equal wires', 'wire,section mm2,qty\nA,0.5,100\nB,1,1\nC,0.50,20', ['0.5mm2;;;120;A, C', '1mm2;;;1;B']],
  ])('reads %s', (_, content, wires) => {
    expect(read(content)).toEqual({ wires, problems: [] });
  });

  it.each<[string, string, readonly (string | number | null)[]]>([
    ['a bad unit', 'name,section\nA,1 mm2\nB,2 stone', ['badSection', 3, 2, '2 stone']],
    ['no unit', 'name,section\nA,1.5', ['noUnit', 2, 2, '1.5']],
    ['a wrong decimal', 'section mm2,strip\n1,5.2.1', ['badStripLength', 2, 2, '5.2.1']],
    ['a missing cross-section', 'section mm2,strip\n,5', ['noSection', 2, 1, '']],
    [
      'a bad count behind a cell of two lines',
      'name,section mm2,qty\n"A\nB",1,2\nC,1,few',
      ['badCount', 4, 3, 'few'],
    ],
    ['a missing header', '0.5;5;1.6\n0.75;5;1.9', ['noSectionColumn', 1, null, '0.5 5 1.6']],
    ['a header without the cross-section', '\nname,qty\nA,5', ['noSectionColumn', 2, null, 'name qty']],
    ['a quote that does not end', 'name,section mm2\nA,1\n"B,2\nC,3\n', ['brokenQuotes', 3, 1, '']],
    ['a header alone', 'name,section mm2\n', ['empty', null, null, '']],
    ['an empty file', ' \r\n ', ['empty', null, null, '']],
    [
      'columns that we do not know',
      'colour,section mm2,wire length,length,\nred,1,900,3,x',
      ['unknownColumns', 1, null, 'colour, wire length, length'],
    ],
    [
      'many columns that we do not know',
      'section mm2,colour,from connector,from cavity,to connector,to cavity,length\n1,a,b,c,d,e,f',
      ['unknownColumns', 1, null, 'colour, from connector, from cavity, to connector, to cavity, length'],
    ],
    ['a fault behind the line of the separator', 'sep=;\nsection mm2\nx', ['badSection', 3, 1, 'x']],
    [
      'two columns for the same',
      'section mm2,strip left,strip right\n1,5,6',
      ['columnTwice', 1, 3, 'strip right'],
    ],
    ['too many lines', 'section mm2\n'.concat('1\n'.repeat(2001)), ['tooManyLines', null, null, '']],
    ['too much', 'x'.repeat(1_000_001), ['tooLarge', null, null, '']],
    ['no text', 'PK\u0003\u0004\u0000\u0000', ['notText', null, null, '']],
    [
      'too many wires',
      `section mm2\n${Array.from({ length: 201 }, (_, index) => `${String(index + 1)}\n`).join('')}`,
      ['tooManyWires', null, null, '201'],
    ],
  ])('reports %s, with line and column', (_, content, problem) => {
    expect(read(content).problems).toEqual([problem]);
  });

  it('reads what it can beside what it cannot', () => {
    expect(read('section mm2\n1\nx\n2').wires).toEqual(['1mm2;;;1', '2mm2;;;1']);
  });

  it.each([
    ['UTF-16 with a mark', Buffer.from('\uFEFFQuerschnitt mm²;Länge\n0,5;5', 'utf16le')],
    ['UTF-16 without', Buffer.from('Querschnitt mm²;Länge\n0,5;5', 'utf16le')],
    ['UTF-16, big-endian', Buffer.from('Querschnitt mm²;Länge\n0,5;5', 'utf16le').swap16()],
    ['UTF-16 without a Latin letter at the beginning', Buffer.from('断面積 mm²\t数量\n0,5\t1', 'utf16le')],
    [
      'UTF-8 with a mark and a broken character',
      Buffer.from('\uFEFFsection mm²;colour\n0,5;é').subarray(0, -1),
    ],
  ])('reads what spreadsheets write: %s', (_, content) => {
    expect(read(new Uint8Array(content)).wires).toEqual(['0.5mm2;;;1']);
  });

  it.each(codePageTables)('reads the code page %s', (_page, wire, base64) => {
    expect(read(Buffer.from(base64, 'base64'))).toEqual({ wires: [wire], problems: [] });
  });

  it.each(codePageTables)('reads the table of %s as UTF-8 and UTF-16', (page, wire, base64) => {
    const [label] = page.split(',');
    const text = new TextDecoder(label, { fatal: true }).decode(Buffer.from(base64, 'base64'));
    const littleEndian = Buffer.from(`\uFEFF${text}`, 'utf16le');
    const files = [text, `\uFEFF${text}`, littleEndian, Buffer.from(littleEndian).swap16()];
    expect(files.map((file) => read(file).wires)).toEqual(files.map(() => [wire]));
  });
});

describe('the cost of a table is limited', () => {
  it.each([
    ['cells', `section${';'.repeat(200_000)}\n1 mm2`, 'tooMuch'],
    ['columns of the same thing', `section mm2${';awg'.repeat(90_000)}\n1`, 'columnTwice'],
    ['brackets in a head', `section ${'('.repeat(900_000)}\n1 xy`, 'badSection'],
    ['groups of figures in a cell', `section\n"${'111 '.repeat(200_000)}x"`, 'badSection'],
  ])('%s', (_, content, code) => {
    // Quadratic time would be minutes, which the run does not survive.
    expect(read(content).problems[0]?.[0]).toBe(code);
  });
});

const repeated = (connections: string) => `cables:
  W: {gauge: 0.5, wirecount: 2}
  V.1: {gauge: 1}
  U: {gauge: 2}
connectors:
  X: {pincount: 2}
connections:
${connections}`;

const harness = `# a harness
templates:
  - &base {gauge: 0.25 mm2, colors: [WH, BN, GN]}
connectors:
  X1: {type: D-Sub, pincount: 3}
cables:
  W1:
    <<: *base
    length: 0.2
  W2:
    gauge: 20 AWG
    wirecount: 2
    category: bundle
  W3:
    gauge: 0.5
    wirelabels: [a, b]
  W4: {gauge: 24, gauge_unit: AWG}
connections:
  - [X1: [1-3], W1: [1-3]]
`;

describe('a WireViz file', () => {
  it('is known by its content; each wire of a cable is a piece of its gauge', () => {
    expect(read(harness)).toEqual({
      wires: ['0.25mm2;;;3;W1', '20awg;;;2;W2', '0.5mm2;;;2;W3', '24awg;;;1;W4'],
      problems: [],
    });
  });

  it.each<[string, string, readonly (string | number | null)[]]>([
    [
      'a gauge that is none',
      'cables:\n  W1:\n    length: 1\n    gauge: thick\n',
      ['badSection', 4, 12, 'thick'],
    ],
    ['no gauge', 'cables:\n  W1:\n    length: 1\n', ['noSection', 2, 3, '']],
    ['a cable that is none', 'cables:\n  W1: red\n', ['noSection', 2, 3, '']],
    ['half a wire', 'cables:\n  W1:\n    gauge: 1 mm2\n    wirecount: 1.5\n', ['badCount', 4, 16, '1.5']],
    ['broken syntax', 'cables:\n  W1:\n    gauge: [1\n  W2: {}\n', ['brokenYaml', 4, 3, '']],
    ['a merge of nothing', 'cables:\n  W1: {gauge: 1}\n<<: 1\n', ['brokenYaml', 1, null, '']],
    ['no cables', 'connectors:\n  X1: {}\n', ['noCables', null, null, '']],
    ['cables that are a list', 'cables:\n  - W1\n', ['noCables', null, null, '']],
  ])('reports %s, with line and column', (_, content, problem) => {
    expect(read(content)).toEqual({ wires: [], problems: [problem] });
  });

  it.each([
    ['not in a connection', '  []', '2'],
    ['by itself, twice', '  - [X.a, {W: [1, 2]}, X.b]\n  - [X.c, {W: [1, 2]}, X.d]', '2'],
    ['three times under names', '  - [X.a, W.1: [1-2]]\n  - [X.b, W.2: [1-2]]\n  - [X.c, W.3: [1-2]]', '6'],
    ['three times without a name', '  - - X.\n    - W.: [1-2]\n  - - W.\n  - - [W., X.]', '6'],
    ['under one name, twice', '  - [X.a, W.1: 1]\n  - [X.b, W.1: 2]', '2'],
    ['by another separator', '  - [W_1, W_2]\noptions: {template_separator: _}', '4'],
    ['by no connection', '  text', '2'],
  ])('counts a template %s', (_, connections, count) => {
    const { wires, problems } = read(repeated(connections));
    expect(problems).toEqual([]);
    expect(wires).toContain(`0.5mm2;;;${count};W`);
    expect(wires).toContain('1mm2;;;1;V.1');
  });

  it.each([
    ['quotes', '"cables":\n  W1: {gauge: 1}\n'],
    ['single quotes', "'cables':\n  W1: {gauge: 1}\n"],
    ['JSON', '{"connections": [], "cables": {"W1": {"gauge": 1}}}'],
    ['JSON with tabs', '{\n\t"metadata": {},\n\t"cables": {\n\t\t"W1": {\n\t\t\t"gauge": 1\n\t\t}\n\t}\n}\n'],
  ])('is read in %s', (_, content) => {
    expect(read(content)).toEqual({ wires: ['1mm2;;;1;W1'], problems: [] });
  });

  it('names a second document, and reads the first', () => {
    const content = '---\ncables:\n  W1: {gauge: 1}\n---\ncables:\n  W2: {gauge: 2}\n';
    expect(read(content)).toEqual({ wires: ['1mm2;;;1;W1'], problems: [['moreDocuments', 5, null, '']] });
    expect(read('---\ncables:\n  W1: {gauge: 1}\n---\n...\n').problems).toEqual([]);
  });

  it('reports the position of a cable that is invalid through its template', () => {
    const content = 'templates:\n  - &t {gauge: thick}\ncables:\n  W1:\n    <<: *t\n';
    expect(read(content).problems).toEqual([['badSection', 4, 3, 'thick']]);
  });

  it('is not made larger by aliases of aliases', () => {
    const levels = Array.from({ length: 9 }, (_, index) => {
      const alias = index === 0 ? '1' : `*a${String(index - 1)}`;
      return `a${String(index)}: &a${String(index)} [${Array.from({ length: 9 }, () => alias).join(', ')}]`;
    });
    expect(read(`${levels.join('\n')}\ncables: {W1: {gauge: 1}}\n`).problems).toEqual([
      ['tooManyAliases', null, null, ''],
    ]);
  });

  it.each([
    ['names', `cables: {${'a: b, '.repeat(30_000)}}`, 'tooMuch'],
    ['brackets', `cables: ${'['.repeat(500_000)}`, 'tooMuch'],
    ['brackets that fit', `cables: ${'['.repeat(9000)}${']'.repeat(9000)}`, 'brokenYaml'],
    [
      'anchors',
      `cables: [${Array.from({ length: 20_000 }, (_, index) => `&a${String(index)} b`).join(', ')}]`,
      'tooManyAliases',
    ],
  ])('is not built when it is a flood of %s', (_, content, code) => {
    expect(read(content).problems[0]?.[0]).toBe(code);
  });

  it.each([
    ['a cable', 'cables:\n  W1: {gauge: 1}\n  W1: {gauge: 2}\n', [3, 3]],
    ['a field', 'cables:\n  W1: {gauge: 1, gauge: 2}\n', [2, 18]],
  ])('reports the position of a repeated %s', (_, content, [line, column]) => {
    expect(read(content).problems).toEqual([['brokenYaml', line, column, '']]);
  });

  it('takes names that objects have of their own as names', () => {
    const content = 'cables:\n  __proto__: {gauge: 1}\n  constructor: {gauge: 2}\n';
    expect(read(content).wires).toEqual(['1mm2;;;1;__proto__', '2mm2;;;1;constructor']);
  });

  it('runs nothing: a tag is text', () => {
    const content = 'cables:\n  W1: {gauge: !!js/function "function () { throw 1 }"}\n';
    expect(read(content).problems[0]?.[0]).toBe('badSection');
  });
});
