import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UploadResult } from '@kmx/core/machines/upload';
import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import { FakeTicketService } from '../detail/fakeTicketService.mock';
import { ListingField } from './ListingField.mock';
import { readUploadResponse } from './sendUpload';
import { rejectEarly } from './shownFile';
import type { UploadTools } from './UploadTools';

const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const stored = (name: string): UploadResult => ({ kind: 'stored', id: `id-${name}` });

function openField(send: UploadTools['send']) {
  const remove = vi.fn();
  const view = render(
    <FakeTicketService uploads={{ send, remove }}>
      <ListingField />
    </FakeTicketService>,
  );
  return { ...view, remove, input: () => screen.getByLabelText('Images or videos') };
}
const ids = () => document.querySelector('output')?.textContent;

beforeEach(() => window.sessionStorage.clear());

it.each([
  [201, '{"id":"u1"}', { kind: 'stored', id: 'u1' }],
  [413, '{"code":"tooLarge"}', { kind: 'rejected', code: 'tooLarge' }],
  [415, '{"code":"notAllowed"}', { kind: 'rejected', code: 'notAllowed' }],
  [415, '{"code":"empty"}', { kind: 'rejected', code: 'empty' }],
  [400, '{"code":"broken"}', { kind: 'rejected', code: 'broken' }],
  [429, '{"kind":"tooMany"}', { kind: 'rejected', code: 'unavailable' }],
  [422, '{"code":"infected"}', { kind: 'rejected', code: 'infected' }],
  [422, '{"code":"tooComplex"}', { kind: 'rejected', code: 'tooComplex' }],
  [503, '<html>', { kind: 'rejected', code: 'unavailable' }],
])('maps the response %i %s', (status, text, response) => {
  expect(readUploadResponse(status, text)).toEqual(response);
});

it.each([
  [100 * 1024 * 1024, undefined],
  [100 * 1024 * 1024 + 1, 'tooLarge'],
  [0, 'empty'],
])('"File upload: images or videos, at most 100 MB": %i bytes', (size, code) => {
  expect(rejectEarly({ size })).toBe(code);
});

it.each([
  ['notAllowed', 'Please attach images or videos only', false],
  ['tooLarge', 'This file is larger than 100 MB', false],
  ['empty', 'This file is empty', false],
  ['infected', 'This file contains malware and was not accepted', false],
  ['tooComplex', 'This file is too complex to be checked for malware and was not accepted', false],
  ['broken', 'This file was not uploaded. Please try again', true],
  ['unavailable', 'This file cannot be accepted at the moment. Please try again later', true],
] as const)('shows the exact reason of a rejection: %s', async (code, text, canRetry) => {
  const { container, input } = openField(() => Promise.resolve({ kind: 'rejected', code }));
  await userEvent.upload(input(), file('a.png'));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again: a.png' }) !== null).toBe(canRetry);
  await expectNoAxeViolations(container);
});

it('sends a file as the signed-in user, the only one who can attach it', async () => {
  const send = vi.fn(() => Promise.resolve(stored('a')));
  const { input } = openField(send);
  await userEvent.upload(input(), file('a.png'));
  await waitFor(() => expect(ids()).toBe('id-a'));
  expect(send).toHaveBeenCalledWith(
    expect.any(File),
    expect.any(Function),
    expect.any(AbortSignal),
    'access-token',
  );
});

it('shows the progress of a file and stops its upload when it is removed', async () => {
  let report: (progress: number) => void = () => undefined;
  let signal: AbortSignal | undefined;
  const { input } = openField((_file, onProgress, stop) => {
    report = onProgress;
    signal = stop;
    return new Promise(() => undefined);
  });
  await userEvent.upload(input(), file('a.png'));
  act(() => report(0.4));
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.4'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove: a.png' }));
  expect(signal?.aborted).toBe(true);
  expect(screen.queryByText('a.png')).toBeNull();
  expect(input()).toHaveFocus();
});

it('retries failed uploads, preserves stored files across a reload, and deletes removed ones', async () => {
  let tries = 0;
  const send: UploadTools['send'] = ({ name }) =>
    (tries += 1) === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(stored(name));
  const { input, unmount } = openField(send);
  await userEvent.upload(input(), file('a.png'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again: a.png' }));
  await screen.findByText('Uploaded');
  expect(ids()).toBe('id-a.png');
  unmount();
  const { remove } = openField(send);
  expect(ids()).toBe('id-a.png');
  await userEvent.click(screen.getByRole('button', { name: 'Remove: a.png' }));
  expect(remove).toHaveBeenCalledWith('id-a.png', 'access-token');
  expect(ids()).toBe('');
});

it('accepts ten files and rejects the eleventh with a message', async () => {
  const send = vi.fn<(file: File) => Promise<UploadResult>>(({ name }) => Promise.resolve(stored(name)));
  const { input } = openField(send);
  await userEvent.upload(
    input(),
    Array.from({ length: 11 }, (_, index) => file(`${index}.png`)),
  );
  expect(await screen.findByText('Please attach at most 10 files')).toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(10);
  await waitFor(() => expect(ids()?.split(' ')).toHaveLength(10));
});
