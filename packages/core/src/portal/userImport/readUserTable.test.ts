import { userImportLimits } from '@kmx/contract/userImports';
import { decodeUserFile } from './decodeUserFile';
import { readUserTable } from './readUserTable';

const head = 'E-mail;First name;Last name;Organisation;Country;Language;Applications';
const nina = 'nina@demo.example;Nina;Newcomer;Harness Works North;DE;de;artemis, ticketing';
const row = {
  line: 2,
  email: 'nina@demo.example',
  firstName: 'Nina',
  lastName: 'Newcomer',
  organisation: 'Harness Works North',
  country: 'DE',
  language: 'de',
  applications: 'artemis, ticketing',
};
const accept = (rows: readonly object[], unknownHeadings: readonly string[] = []) => ({
  ok: true,
  value: { rows, unknownHeadings },
});
const reject = (error: object) => ({ ok: false, error });

describe('readUserTable', () => {
  it.each<[string, string]>([
    ['semicolons', `${head}\n${nina}`],
    ['rows of a spreadsheet, separated by tabs', `${head}\n${nina}`.replaceAll(';', '\t')],
    ['a byte order mark, Windows line ends and a blank end', `\uFEFF${head}\r\n${nina}\r\n;;;;;;\r\n`],
    [
      'commas and quotes',
      `${head.replaceAll(';', ',')}\n${nina.replaceAll(';', '","').replace(/^|$/g, '"')}`,
    ],
    [
      'other order and headings',
      'Language|Applications|Name|Vorname|Land|Firma|E-Mail-Adresse*\nde|artemis, ticketing|Newcomer|Nina|DE|Harness Works North|nina@demo.example',
    ],
  ])('reads %s', (_, table) => {
    expect(readUserTable(table)).toEqual(accept([row]));
  });

  it('counts lines as the file has them: blank ones, line ends in cells, and the line of the separator', () => {
    const table = `sep=;\n${head}\n\n${nina.replace('artemis, ticketing', '"artemis\nticketing"')}\n${nina}`;
    expect(readUserTable(table)).toEqual(
      accept([
        { ...row, line: 4, applications: 'artemis\nticketing' },
        { ...row, line: 6 },
      ]),
    );
  });

  it('names unknown headings and reads the others', () => {
    const table =
      'E-mail,Phone,First name,Last name,Country,Shoe size\nnina@demo.example,1,Nina,Newcomer,DE,38';
    expect(readUserTable(table)).toEqual(
      accept([{ ...row, organisation: '', language: '', applications: '' }], ['Phone', 'Shoe size']),
    );
  });

  it.each<[string, string, object]>([
    ['nothing', ' \n ', { kind: 'empty' }],
    ['a header alone', `${head}\n;;;;;;`, { kind: 'empty' }],
    [
      'unknown headings instead of necessary ones',
      'Contact;First name;Last name;Country\nnina@demo.example;Nina;Newcomer;DE',
      { kind: 'missingColumns', fields: ['email'], unknownHeadings: ['Contact'] },
    ],
    [
      'people without a header',
      nina,
      {
        kind: 'missingColumns',
        fields: ['email', 'firstName', 'lastName', 'country'],
        unknownHeadings: nina.split(';'),
      },
    ],
    [
      'two columns for the same field',
      `${head};Mail\n${nina};other@demo.example`,
      { kind: 'repeatedColumn', headings: ['E-mail', 'Mail'] },
    ],
    ['a quote that is not closed', `${head}\n${nina}\n"${nina}\n${nina}`, { kind: 'openQuote', line: 3 }],
    [
      'too many people',
      [head, ...Array.from({ length: userImportLimits.rows + 1 }, () => nina)].join('\n'),
      { kind: 'tooManyRows', count: 201 },
    ],
  ])('rejects %s', (_, table, problem) => {
    expect(readUserTable(table)).toEqual(reject(problem));
  });

  it('shortens cells that are longer than the service accepts', () => {
    const result = readUserTable(`${head}\n${nina}${'x'.repeat(1000)}`);
    expect(result.ok && result.value.rows[0]?.applications).toHaveLength(userImportLimits.cellCharacters + 1);
  });
});

describe('decodeUserFile', () => {
  const czech = 'E-mail;Jméno;Příjmení;Země\r\nzofie@demo.example;Žofie;Šťastná;CZ\r\n';
  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(czech)],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${czech}`, 'utf16le')],
    [
      'Windows-1250',
      Buffer.from(
        '452d6d61696c3b4a6de96e6f3b50f8ed6a6d656eed3b5a656dec0d0a7a6f6669654064656d6f2e6578616d706c653b8e6f6669653b8a9d6173746ee13b435a0d0a',
        'hex',
      ),
    ],
  ])('reads a file in %s, whatever the language of the reader', (_, bytes) => {
    for (const language of ['cs', 'en'] as const)
      expect(readUserTable(decodeUserFile(bytes, language))).toMatchObject({
        value: { rows: [{ firstName: 'Žofie', lastName: 'Šťastná' }] },
      });
  });
});
