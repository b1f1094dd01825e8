import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, userEvent, within } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../../data/problems';
import { localeMock } from '../../shared/fakePortal.mock';
import { customer } from '../../signIn/signIn.mock';
import { FakeUserService } from '../fakeUserService.mock';
import { administrator } from '../users.mock';
import { UserImport } from './UserImport';
import { createLine, createPreview, createResults, listText } from './userImport.mock';

type Responses = NonNullable<Parameters<typeof FakeUserService>[0]['responses']>;

const withResponses = (responses: Responses): Story => ({
  decorators: [
    (StoryView) => (
      <FakeUserService responses={{ UserImportPreview: () => createPreview(), ...responses }}>
        <StoryView />
      </FakeUserService>
    ),
  ],
});

const meta = {
  title: 'Portal/Users/Import',
  parameters: {
    guidance: {
      summary:
        'Inviting several people from a list: a preview of every line, and the import after a confirmation.',
      use: [
        'The preview names every reason of a line, with what was written in it.',
        'The button names the number of people who will be invited.',
        'An interrupted import continues without inviting anybody twice.',
      ],
      avoid: ['To carry anything out before the confirmation.', 'To hide lines that are not carried out.'],
    } satisfies Guidance,
    layout: 'padded',
  },
  component: UserImport,
  args: { locale: localeMock, user: administrator },
} satisfies Meta<typeof UserImport>;

export default meta;
type Story = StoryObj<typeof meta>;

const check = async (canvasElement: HTMLElement, text = listText) => {
  const canvas = within(canvasElement);
  await fireEvent.change(await canvas.findByRole('textbox', { name: /People/u }), {
    target: { value: text },
  });
  await userEvent.click(canvas.getByRole('button', { name: 'Check the list' }));
  return canvas;
};
const previewed: Pick<Story, 'play'> = {
  play: async ({ canvasElement }) => {
    const canvas = await check(canvasElement);
    await canvas.findByRole('button', { name: 'Invite 2 people' });
  },
};
const confirmed: Pick<Story, 'play'> = {
  play: async ({ canvasElement }) => {
    const canvas = await check(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite 2 people' }));
  },
};

export const Default: Story = withResponses({});
export const Preview: Story = { ...withResponses({}), ...previewed };
export const PreviewOnSmallScreen: Story = {
  ...withResponses({}),
  ...previewed,
  globals: { viewport: { value: 'mobile' } },
};
export const UnknownHeadings: Story = {
  ...withResponses({}),
  play: async ({ canvasElement }) => {
    const canvas = await check(canvasElement, 'Contact;Phone\nnina@demo.example;1');
    await canvas.findByRole('alert');
  },
};
export const Running: Story = { ...withResponses({ ImportUsers: () => 'pending' }), ...confirmed };
export const Interrupted: Story = {
  ...withResponses({ ImportUsers: () => new DataError('unavailable') }),
  ...confirmed,
};
export const Finished: Story = {
  ...withResponses({
    ImportUsers: () =>
      createResults([
        createLine({ outcome: 'invited', userId: 'u-9' }),
        createLine({ line: 4, outcome: 'exists', name: 'Max Hohenstein', email: 'max@demo.example' }),
      ]),
  }),
  ...confirmed,
};
export const Unavailable: Story = {
  ...withResponses({ UserImportPreview: () => new DataError('unavailable') }),
  play: async ({ canvasElement }) => {
    const canvas = await check(canvasElement);
    await canvas.findByRole('alert');
  },
};
export const NoPermission: Story = { ...withResponses({}), args: { user: customer } };
