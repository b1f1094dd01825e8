import { readFormParts } from './formParts';
import { startUploads } from './formUploads';

const texts = {
  uploading: 'Uploading',
  uploaded: 'Uploaded',
  'blocks.form.error.tooLarge': 'This file is larger than 100 MB',
  'blocks.form.error.notAllowed': 'Please attach images or videos only',
  'blocks.form.error.empty': 'This file is empty',
  'blocks.form.error.infected': 'This file contains malware and was not accepted',
  'blocks.form.error.tooComplex': 'This file is too complex to be checked for malware and was not accepted',
  'blocks.form.error.unavailable': 'This file cannot be accepted at the moment. Please try again later',
  'blocks.form.error.broken': 'This file was not uploaded. Please attach it again',
  'blocks.form.error.tooManyFiles': 'Please attach at most 10 files',
  'blocks.form.error.uploadGone': 'Please attach the files again',
};
const markup = `<form><div data-file-upload><div data-upload-area><input type="file" name="files" multiple></div>
  <ul data-upload-list></ul></div>
  <div hidden data-form-parts data-form-texts='${JSON.stringify(texts)}'><div data-part="upload">
    <li><b data-upload-name></b><data data-upload-size></data><i data-upload-status></i>
      <span data-upload-retry hidden><button type="button" aria-label="Try again"></button></span>
      <span data-upload-remove><button type="button" aria-label="Remove this file"></button></span>
      <progress max="1"></progress></li></div></div></form>`;

/** Fake `XMLHttpRequest` whose result the test sets. */
class Request extends EventTarget {
  static all: Request[] = [];
  upload = new EventTarget();
  status = 0;
  responseText = '';
  isAborted = false;
  open = () => undefined;
  setRequestHeader = () => undefined;
  send = () => void Request.all.push(this);
  abort = () => {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  };
  respond(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

const removed = vi.fn(() => Promise.resolve({ ok: true }));
const settle = () => vi.dynamicImportSettled();
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-upload-list] > li')];
const states = () => rows().map((row) => row.dataset.state);
const status = () => document.querySelector('[data-upload-list] [data-upload-status]');
const ids = () => new FormData(document.forms[0]).getAll('attachments');

function start() {
  document.body.innerHTML = markup;
  const [form] = document.forms;
  if (!form) throw new Error('There is no form.');
  return startUploads(form, readFormParts(form));
}
function choose(...files: readonly File[]) {
  const input = document.querySelector('input');
  if (!input) throw new Error('There is no input.');
  Object.defineProperty(input, 'files', { configurable: true, value: files });
  Object.defineProperty(input, 'value', { configurable: true, writable: true, value: '' });
  input.dispatchEvent(new Event('change'));
}
const picture = (name = 'crimp.jpg', size = 2_400_000) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

beforeEach(() => {
  Request.all = [];
  removed.mockClear();
  Object.assign(globalThis, { XMLHttpRequest: Request, fetch: removed });
});

it('shows name, size and progress; what arrived goes with the form', async () => {
  const uploads = start();
  choose(picture());
  expect(document.querySelector('[data-upload-list] li')).toHaveTextContent(
    /crimp\.jpg\s*2\.4 MB\s*Uploading/,
  );
  expect(uploads?.isUploading()).toBe(true);
  Request.all[0]?.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 60, total: 100 }));
  expect(document.querySelector('[data-upload-list] progress')).toHaveValue(0.6);
  Request.all[0]?.respond(201, { id: 'u1' });
  await settle();
  expect([states(), ids(), uploads?.isUploading()]).toEqual([['stored'], ['u1'], false]);
});

it('takes the files that were chosen before the script came', () => {
  document.body.innerHTML = markup;
  choose(picture());
  const [form] = document.forms;
  const uploads = form && startUploads(form, readFormParts(form));
  expect([states(), uploads?.isUploading()]).toEqual([['uploading'], true]);
});

it.each([
  [413, { code: 'tooLarge' }, 'rejected', 'This file is larger than 100 MB'],
  [415, { code: 'notAllowed' }, 'rejected', 'Please attach images or videos only'],
  [415, { code: 'empty' }, 'rejected', 'This file is empty'],
  [422, { code: 'infected' }, 'rejected', 'This file contains malware and was not accepted'],
  [
    422,
    { code: 'tooComplex' },
    'rejected',
    'This file is too complex to be checked for malware and was not accepted',
  ],
  [400, { code: 'broken' }, 'broken', 'This file was not uploaded. Please attach it again'],
  [
    503,
    { kind: 'unavailable' },
    'broken',
    'This file cannot be accepted at the moment. Please try again later',
  ],
  [500, 'nonsense', 'broken', 'This file cannot be accepted at the moment. Please try again later'],
])(
  '5 "File upload: images or videos, at most 100 MB": %i %j is %s: "%s"',
  async (code, body, state, sentence) => {
    start();
    choose(picture());
    Request.all[0]?.respond(code, body);
    await settle();
    expect([states(), ids()]).toEqual([[state], []]);
    expect(status()).toHaveTextContent(sentence);
  },
);

it.each([
  ['101 MB', 101 * 1024 * 1024, 'This file is larger than 100 MB'],
  ['0 bytes', 0, 'This file is empty'],
])('a file of %s is rejected before a byte is sent', async (_name, size, sentence) => {
  start();
  choose(picture('film.mp4', size));
  await settle();
  expect(Request.all).toHaveLength(0);
  expect(status()).toHaveTextContent(sentence);
});

it('a connection that breaks at 60 % is tried again', async () => {
  start();
  choose(picture());
  Request.all[0]?.dispatchEvent(new Event('error'));
  await settle();
  const retry = rows()[0]?.querySelector<HTMLElement>('[data-upload-retry]');
  expect([states(), retry?.hidden]).toEqual([['broken'], false]);
  retry?.querySelector('button')?.click();
  Request.all[1]?.respond(201, { id: 'u2' });
  await settle();
  expect([states(), ids()]).toEqual([['stored'], ['u2']]);
});

it('is cancelled on its way, and taken back once it arrived', async () => {
  start();
  choose(picture('a.jpg'), picture('b.jpg'));
  Request.all[1]?.respond(201, { id: 'b/1' });
  await settle();
  for (const button of document.querySelectorAll<HTMLElement>(
    '[data-upload-list] [data-upload-remove] button',
  ))
    button.click();
  expect([rows(), Request.all[0]?.isAborted, ids()]).toEqual([[], true, []]);
  expect(removed).toHaveBeenCalledWith('/api/uploads/b%2F1', expect.objectContaining({ method: 'DELETE' }));
  expect(document.activeElement).toBe(document.querySelector('input'));
});

it('accepts ten files, and rejects the eleventh with a message', () => {
  start();
  choose(...Array.from({ length: 11 }, (_, index) => picture(`${String(index)}.jpg`)));
  expect(Request.all).toHaveLength(10);
  expect(rows()[10]).toHaveTextContent('Please attach at most 10 files');
});

it('removes files that the server does not have any more', async () => {
  const uploads = start();
  choose(picture());
  Request.all[0]?.respond(201, { id: 'u1' });
  await settle();
  uploads?.removeMissing(['u1']);
  expect([states(), ids()]).toEqual([['rejected'], []]);
  expect(status()).toHaveTextContent('Please attach the files again');
});
