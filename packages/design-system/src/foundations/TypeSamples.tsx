import { Heading } from '../Heading/Heading';
import { Overline } from '../Overline/Overline';
import { Text } from '../Text/Text';
import { vars } from '../tokens';
import { Caption, Columns, Label, Note, Plate, Row } from './Plate.styles';
import { FigureTable, Measured, Sample } from './Type.styles';

const paragraph =
  'A crimp holds because the barrel presses the strands into one another until no air is left between them. Whether it has worked is seen in the section: cut, ground, etched and measured, to hundredths of a millimetre.';

const measures = [
  { measure: '45ch', name: '45 characters', judgement: 'The least. Below it the eye jumps too often.' },
  {
    measure: vars.measure.text,
    name: '68 characters',
    judgement: 'What running text has by its token, measure.text.',
  },
  { measure: '75ch', name: '75 characters', judgement: 'The most. Beyond it the eye loses the next line.' },
];

export const LineLengths = () => (
  <Plate>
    {measures.map(({ measure, name, judgement }) => (
      <Measured key={name} $measure={measure}>
        <Caption>{name}</Caption>
        <Text>{paragraph}</Text>
        <Note>{judgement}</Note>
      </Measured>
    ))}
  </Plate>
);

/** Combination of the steps at the top of a section. */
export const Hierarchy = () => (
  <Plate>
    <div>
      <Overline>Wire processing, 0.13 to 6 mm²</Overline>
      <Heading level={2}>One machine from drum to tested lead</Heading>
    </div>
    <Text size="m">Cut, strip and crimp in one pass; the force of every crimp is measured and kept.</Text>
    <Text>{paragraph}</Text>
    <Note>
      Overline in mono and accent, heading by size and weight, lead one step up, text at 68 characters. No
      colour is needed to tell them apart.
    </Note>
  </Plate>
);

const readings = [
  ['Cross-section', '0.13–6 mm²'],
  ['Output', '11 111 pcs/h'],
  ['Crimp height', '1.71 mm'],
  ['Crimp force', '20.00 kN'],
] as const;

const Readings = ({ isMono }: { readonly isMono: boolean }) => (
  <div>
    <Label>
      {isMono ? 'Mono, tabular: figures stand in columns' : 'Text face: figures lean on each other'}
    </Label>
    <FigureTable $isMono={isMono}>
      <tbody>
        {readings.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  </div>
);

export const Figures = () => (
  <Plate>
    <Columns>
      <Readings isMono />
      <Readings isMono={false} />
    </Columns>
    <Note>
      Numbers, part numbers, units and code are mono. A unit stays beside its number on the same line.
    </Note>
  </Plate>
);

const languages = [
  ['cs', 'Přesnost na setiny milimetru: stříhání, odizolování, krimpování.'],
  ['de', 'Querschnittsüberwachung für Kabelsätze, auf Hundertstelmillimeter genau.'],
  ['en', 'To hundredths of a millimetre, in every lead.'],
  ['es', 'Precisión de centésimas de milímetro en cada cable.'],
  ['fr', 'Précis au centième de millimètre, à chaque câble dénudé.'],
  ['hu', 'Századmilliméteres pontosság minden vezetéknél, hőtől függetlenül.'],
  ['ja', '百分の一ミリの精度で、一本ずつ電線を加工します。'],
  ['pt', 'Precisão de centésimos de milímetro em cada condutor.'],
  ['ro', 'Precizie de sutimi de milimetru: tăiere, dezizolare, ștanțare.'],
  ['sk', 'Presnosť na stotiny milimetra pri každom vodiči, ľahko a rýchlo.'],
  ['zh', '以百分之一毫米的精度加工每一根导线。'],
] as const;

/**
 * A sentence in each of the eleven languages: Latin Extended in the same typeface, Chinese and Japanese in system
 * fonts.
 */
export const Languages = () => (
  <Plate>
    <ul>
      {languages.map(([language, sentence]) => (
        <Row key={language}>
          <Caption>{language}</Caption>
          <Sample lang={language} style={{ fontSize: vars.size.m, lineHeight: vars.leading.text }}>
            {sentence}
          </Sample>
        </Row>
      ))}
    </ul>
  </Plate>
);
