import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../data/problems';
import { FakePartsService, type FakeResponses } from '../parts/fakePartsService.mock';
import { downloadFile, downloadList, partsCustomer } from '../parts/parts.mock';
import { configMock, localeMock } from '../shared/fakePortal.mock';
import { customer } from '../signIn/signIn.mock';
import { Downloads } from './Downloads';

const withResponses = (responses: FakeResponses): Story => ({
  decorators: [
    (StoryView) => {
      return (
        <FakePartsService responses={responses}>
          <StoryView />
        </FakePartsService>
      );
    },
  ],
});

const meta = {
  title: 'Portal/Downloads',
  parameters: {
    guidance: {
      summary:
        'The files of Lumera Line with version, date, size and checksum; each is compared with its checksum before it is saved.',
      use: [
        'Show the checksum whole, in lines of 16 digits: two of them can be compared by eye.',
        'One file at a time: the others wait while one is on its way.',
        'Below 768 px each file is a card; its button stands beside its name.',
      ],
      avoid: [
        'To save a file that does not agree with its checksum.',
        'To list installers: they are sent on request, by the ticket below.',
      ],
    } satisfies Guidance,
    layout: 'padded',
  },
  component: Downloads,
  args: { locale: localeMock, user: partsCustomer, config: configMock },
} satisfies Meta<typeof Downloads>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = withResponses({});
export const Empty: Story = withResponses({ Downloads: () => ({ downloads: [] }) });
export const Loading: Story = withResponses({ Downloads: () => 'pending' });
export const Unavailable: Story = withResponses({ Downloads: () => new DataError('unavailable') });
export const Denied: Story = { ...withResponses({}), args: { user: customer } };
export const SmallScreen: Story = { ...withResponses({}), globals: { viewport: { value: 'mobile' } } };
export const LongContent: Story = withResponses({
  Downloads: () => ({
    downloads: downloadList.downloads.map((download) => ({
      ...download,
      title: 'Configuration of crimp lines with inspection of the conductor’s cross-section',
      fileName: 'lumera-line-4.2.1-configuration-crosssectioninspection-with-defaults.json',
      size: 184_320_512,
    })),
  }),
});
export const LongContentSmallScreen: Story = { ...LongContent, globals: { viewport: { value: 'mobile' } } };
/** The checksum does not match, so the file is not saved. */
export const NotWhole: Story = {
  ...withResponses({ DownloadFile: () => ({ download: { ...downloadFile.download, content: 'Other' } }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Download: Lumera Line 4.2.1' }));
    await expect(await canvas.findByText('The download was incomplete or damaged')).toBeVisible();
  },
};
