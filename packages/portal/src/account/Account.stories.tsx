import type { MockLink } from '@apollo/client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';

import { DataError } from '../data/problems';
import { configMock, localeMock, FakePortal } from '../shared/fakePortal.mock';
import { customer } from '../signIn/signIn.mock';

import { Account } from './Account';
import { AccountDocument } from './account.customerQuery';
import { accountMock, updateMock, updateRejectedMock } from './account.mock';

const employee = { ...customer, isInternal: true };

/** Maximum delay of a timer in milliseconds; longer ones fire immediately. */
const longest = 2 ** 31 - 1;

const meta = {
  title: 'Portal/Account',
  component: Account,
  parameters: {
    guidance: {
      summary: 'What somebody may change about themselves: name, country, language and units of measure.',
      use: [
        'What cannot be changed here stands as a value, with the way to have it changed.',
        'Saving answers in a notice that takes the focus; the fields keep what was entered.',
      ],
      avoid: ['To offer fields to employees whose data are kept elsewhere: say where.'],
    } satisfies Guidance,
    layout: 'padded',
    mocks: [accountMock(), updateMock({})],
  },
  args: { locale: localeMock, config: configMock, user: customer, navigate: () => undefined },
  beforeEach: () => {
    window.sessionStorage.clear();
  },
  render: (args, { parameters }) => {
    const { mocks }: { mocks?: readonly MockLink.MockedResponse[] } = parameters;
    return (
      <FakePortal user={args.user} mocks={mocks}>
        <Account {...args} />
      </FakePortal>
    );
  },
} satisfies Meta<typeof Account>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Save changes' }));
};

export const Default: Story = {};

export const Invalid: Story = {
  parameters: { mocks: [accountMock({ firstName: '', country: null, language: null })] },
  play: ({ canvasElement }) => save(canvasElement),
};

export const Saved: Story = {
  play: ({ canvasElement }) => save(canvasElement),
};

export const Refused: Story = {
  parameters: { mocks: [accountMock(), updateRejectedMock({}, 'identityUnavailable')] },
  play: ({ canvasElement }) => save(canvasElement),
};

export const WithoutOrganisation: Story = { parameters: { mocks: [accountMock({ organisations: [] })] } };

/** "Internal employees: their account data is managed internally." */
export const Employee: Story = {
  args: { user: employee },
  parameters: { mocks: [accountMock({ isInternal: true })] },
};

export const Loading: Story = {
  parameters: { mocks: [{ ...accountMock(), delay: longest }] },
};

export const ServiceDown: Story = {
  parameters: { mocks: [{ request: { query: AccountDocument }, error: new DataError('unavailable') }] },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
