import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../Container/Container';
import type { Guidance } from '../guide/Guidance';
import { Heading } from '../Heading/Heading';
import { Overline } from '../Overline/Overline';
import { Prose } from '../Prose/Prose';
import { Section } from '../Section/Section';
import { Text } from '../Text/Text';
import { Wire } from '../Wire/Wire';
import { Body, Chapters, Opening, WireLine } from './Welcome.styles';

const chapters = [
  [
    'Foundations',
    'Colour, type, space, motion, icons, the wire, the cut, pictures, words. For designers, first.',
  ],
  ['Components', 'The parts that all pages are made of. “Workspace” holds those of the portal’s screens.'],
  [
    'Blocks',
    'What editors set on a page, with its variants and what happens to long words and missing pictures.',
  ],
  ['Pages', 'Blocks put together as the site does it: home, product, story, search, form, error.'],
  ['Portal', 'Every screen of MyKomax in each of its states.'],
  ['Machines', 'How sign-in, forms and uploads go from state to state, and what is seen in each.'],
  [
    'Editor',
    'What editors see beside their pages: their gate, the health of content, translations, “View as”.',
  ],
] as const;

const Welcome = () => (
  <>
    <Section tone="dark" spacing="none">
      <Container>
        <Opening>
          <Overline>Komax style guide</Overline>
          <Heading level={1}>Drawn like our machines: precise, calm, exact</Heading>
          <Text size="m">
            Everything that readers of the site and users of the portal see, part by part, in eleven themes
            and eleven languages.
          </Text>
          <WireLine>
            <Wire variant="divider" />
          </WireLine>
        </Opening>
      </Container>
    </Section>
    <Section spacing="m">
      <Container>
        <Body>
          <div>
            <Heading level={2} size="m">
              How it is ordered
            </Heading>
            <Chapters>
              {chapters.map(([name, holds]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <Text as="dd" size="xs">
                    {holds}
                  </Text>
                </div>
              ))}
            </Chapters>
          </div>
          <Prose>
            <h2>How to read a page</h2>
            <p>
              Above the stories stands what the part is for, when to use it and what to take instead. Then the
              part itself: the live one, with the same code as the site. What looks wrong here is wrong there.
            </p>
            <p>
              Below a component its properties say which value is right when; below a block stands what
              editors fill in, and what readers get when a field is left empty.
            </p>
            <p>
              The toolbar changes theme, language, direction of writing, motion, contrast and the width of the
              window. Look at a part in two themes and at 390 px before you judge it.
            </p>
            <h2>How to propose a change</h2>
            <ol>
              <li>
                Find the story that shows the case. If there is none, the missing story is the proposal.
              </li>
              <li>Say who is helped and what is hard today; a drawing helps more than a page of words.</li>
              <li>Name the theme, the width and the language in which you saw it.</li>
              <li>
                A change of a token is seen on every page: it is looked at in all eleven themes before it is
                taken.
              </li>
            </ol>
          </Prose>
        </Body>
      </Container>
    </Section>
  </>
);

const meta = {
  title: 'Welcome',
  tags: ['!autodocs'],
  parameters: {
    guidance: {
      summary: 'Where to begin: how the guide is ordered, how to read it, how to propose a change.',
      use: ['Begin here, then read the foundations in their order.'],
      avoid: ['To copy from a picture: every part is there as code.'],
    } satisfies Guidance,
  },
  component: Welcome,
} satisfies Meta<typeof Welcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Welcome' };
