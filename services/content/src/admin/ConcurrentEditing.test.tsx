import { act, render } from '@testing-library/react';
import { z } from 'zod';
import { ConcurrentEditing } from './ConcurrentEditing';

const form = { isModified: false, isValid: true, data: {} as object };
interface ToastOptions {
  action?: { onClick: () => void };
}

const toast = {
  info: vi.fn<(message: string, options: ToastOptions) => undefined>(),
  warning: vi.fn<(message: string, options: ToastOptions) => undefined>(),
};
const refresh = vi.fn();
const send = vi.fn<(address: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'json'>>>();

/** Payload's form cannot be rendered by the test runner, so its hooks are mocked. */
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
vi.mock('payload/shared', () => ({ hasAutosaveEnabled: () => true }));
vi.mock('@payloadcms/ui', () => ({
  LeaveWithoutSaving: () => 'Leave without saving?',
  get toast() {
    return toast;
  },
  useDocumentInfo: () => ({
    collectionSlug: 'pages',
    id: 'p1',
    data: form.data,
    docConfig: {},
  }),
  useForm: () => ({ isValid: form.isValid }),
  useFormModified: () => form.isModified,
  useTranslation: () => ({ i18n: { language: 'en' } }),
}));

const halfMinute = 30_000;
const sentSchema = z.object({ collection: z.literal('pages'), id: z.literal('p1'), state: z.string() });
const states = () => send.mock.calls.map(([, { body }]) => sentSchema.parse(JSON.parse(String(body))).state);
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(form, { isModified: false, isValid: true, data: {} });
  Object.assign(globalThis, { fetch: send });
  for (const mock of [send, toast.info, toast.warning, refresh]) mock.mockReset();
  send.mockResolvedValue({ ok: true, json: () => Promise.resolve({ editor: null }) });
});

afterEach(() => vi.useRealTimers());

const open = (changes: Partial<typeof form> = {}) => {
  Object.assign(form, changes);
  return render(<ConcurrentEditing />);
};

test('a form that is only looked at holds no lock', async () => {
  const { unmount } = open();
  await pass(2 * halfMinute);
  unmount();
  expect(states()).toEqual([]);
});

test('a form that was changed renews its lock after its save, too, and releases it when it is left', async () => {
  const { rerender, unmount } = open({ isModified: true });
  form.isModified = false;
  rerender(<ConcurrentEditing />);
  await pass(2 * halfMinute);
  unmount();
  expect(states()).toEqual(['changed', 'changed', 'closed']);
});

test('a closed window releases the lock', () => {
  open({ isModified: true });
  window.dispatchEvent(new Event('pagehide'));
  expect(states()).toEqual(['closed']);
});

test('an editor who loses the form is notified once, and leaves the lock unchanged', async () => {
  send.mockResolvedValue({ ok: true, json: () => Promise.resolve({ editor: 'Anna Weber' }) });
  const { unmount } = open({ isModified: true });
  await pass(3 * halfMinute);
  unmount();
  expect(toast.warning).toHaveBeenCalledTimes(1);
  expect(toast.warning.mock.calls[0]?.[0]).toMatch(/^Anna Weber has taken over this form\./);
  expect(states()).toEqual(['changed']);
});

test('continues without a connection', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  open({ isModified: true });
  await pass(2 * halfMinute);
  expect(states()).toEqual(['changed', 'changed']);
});

test('a merge is announced once; changes that the form cannot show yet are loaded on request', () => {
  const data = { mergeNotice: 'Anna Weber changed “Modules”.', mergeIsIncomplete: true };
  const { rerender } = open({ data });
  form.data = { ...data };
  rerender(<ConcurrentEditing />);
  expect(toast.info).toHaveBeenCalledTimes(1);
  const [notice, options] = toast.info.mock.calls[0] ?? [];
  expect(notice).toBe(data.mergeNotice);
  options?.action?.onClick();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a form with a rejected save is not left without a question', () => {
  expect(open().container.textContent).toBe('');
  expect(open({ isValid: false }).container.textContent).toBe('Leave without saving?');
});

test('a link to a field of the form focuses it once', async () => {
  HTMLElement.prototype.scrollIntoView = vi.fn();
  window.history.replaceState(null, '', '/admin/collections/media/m1?locale=de#field-alt');
  document.body.insertAdjacentHTML('beforeend', '<input id="field-alt" />');
  open();
  await pass(100);
  expect(document.activeElement?.id).toBe('field-alt');
  expect([window.location.search, window.location.hash]).toEqual(['?locale=de', '']);
});
