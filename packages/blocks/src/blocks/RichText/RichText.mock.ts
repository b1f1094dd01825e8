import type { RichTextFragment } from '../../__generated__/graphql';
import { heading, lexical, link, list, paragraph, rule, text } from '../../testing/lexicalMock';

export const richTextMock = {
  __typename: 'RichText',
  id: 'richText-mock',
  title: 'From the coil to the tested harness',
  content: lexical(
    paragraph(
      'A wire passes four stations before it reaches the harness: ',
      text('cut, strip, crimp, test', 1),
      '. Each hands the next one a part that it has measured itself, so that a fault is found where it begins.',
    ),
    heading('What is measured'),
    list(
      'bullet',
      'Length after cutting, to 0.1 mm',
      'Strip length and nicked strands',
      'Crimp force over the whole stroke',
    ),
    paragraph(
      'The limits come from the order and are stored with the result. See ',
      link('how a limit is taught', '/en/services/teach-in'),
      '.',
    ),
    heading('What happens to a bad part', 'h4'),
    paragraph('It is cut to pieces before it leaves the machine, and the next one is made at once.'),
    rule(),
    paragraph(text('Figures apply to wires from 0.13 to 6 mm².', 2)),
  ),
} satisfies RichTextFragment;
