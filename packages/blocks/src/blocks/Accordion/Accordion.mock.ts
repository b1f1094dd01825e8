import type { AccordionFragment } from '../../__generated__/graphql';
import { lexical, list, paragraph } from '../../testing/lexicalMock';

export const accordionMock = {
  __typename: 'Accordion',
  id: 'accordion-mock',
  title: 'Before you order',
  items: [
    {
      title: 'Which wires can I send for a test?',
      content: lexical(
        paragraph('Any that you process today. Ten metres of each are enough for a first result.'),
      ),
    },
    {
      title: 'What do you need to know about the terminal?',
      content: lexical(
        paragraph('The data sheet, or two parts and the name of the maker. From the sheet we take:'),
        list('number', 'crimp height and width', 'the pull-off force', 'the position of the bell mouth'),
      ),
    },
    {
      title: 'How long does a test take?',
      content: lexical(paragraph('Five working days from the day on which everything is here.')),
    },
  ],
} satisfies AccordionFragment;
