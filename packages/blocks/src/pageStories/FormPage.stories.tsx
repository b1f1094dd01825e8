import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormState } from '@kmx/core/forms';
import { Container, Heading, Section } from '@kmx/design-system';
import type { Guidance } from '@kmx/design-system/guide';
import { formMock } from '../blocks/Form/Form.mock';
import { PageModules } from '../pageModules/PageModules';
import { createFormReading, formStatesMock } from '../shared/FormView/FormView.mock';
import { createPageContext } from '../testing/createBlockContext';
import { rightToLeft } from '../testing/rightToLeft';
import { PageFrame } from './PageFrame';

const contextOf = (state: FormState) =>
  createPageContext({ lists: { forms: { contact: createFormReading('contact', state) } } });

const meta = {
  title: 'Pages/FormPage',
  component: PageModules,
  parameters: {
    guidance: {
      summary: 'A page made for one form: its title, what to expect, the form.',
      use: [
        'Let the form follow the title at once, without a hero: who comes here wants to write.',
        'Say before the form when an answer comes, and from whom.',
      ],
      avoid: ['Do not put modules below the form: after sending, the page goes on at its top.'],
    } satisfies Guidance,
  },
  args: {
    modules: [{ ...formMock, title: null }],
    context: contextOf(formStatesMock.empty),
  },
  render: (args) => (
    <PageFrame trail={['Contact']}>
      <Section spacing="m">
        <Container>
          <Heading level={1}>Contact</Heading>
        </Container>
      </Section>
      <PageModules {...args} />
    </PageFrame>
  ),
} satisfies Meta<typeof PageModules>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = { args: { context: contextOf(formStatesMock.invalid) } };
export const Review: Story = { args: { context: contextOf(formStatesMock.review) } };
export const Failed: Story = { args: { context: contextOf(formStatesMock.failed) } };
export const Sent: Story = { args: { context: contextOf(formStatesMock.sent) } };
export const RightToLeft: Story = { decorators: [rightToLeft] };
