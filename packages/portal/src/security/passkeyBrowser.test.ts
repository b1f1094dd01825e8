import { passkeyBrowser } from './passkeyBrowser';

class FakeCredential {
  static parseCreationOptionsFromJSON = (options: object) => ({ ...options, isParsed: true });
  static parseRequestOptionsFromJSON = FakeCredential.parseCreationOptionsFromJSON;
  toJSON = () => ({ id: 'passkey' });
}

const openDialog = vi.fn<(options: unknown) => Promise<unknown>>();

beforeEach(() => {
  const credentials = { create: openDialog, get: openDialog };
  Object.assign(globalThis, { PublicKeyCredential: FakeCredential, navigator: { credentials } });
});
afterEach(() => {
  for (const name of ['PublicKeyCredential', 'navigator']) Reflect.deleteProperty(globalThis, name);
});

describe.each(['create', 'get'] as const)('%s', (method) => {
  it('passes the options on and returns the response as JSON', async () => {
    openDialog.mockResolvedValue(new FakeCredential());
    expect(await passkeyBrowser[method]({ challenge: 'c' })).toEqual({ ok: true, value: { id: 'passkey' } });
    expect(openDialog).toHaveBeenCalledWith({ publicKey: { challenge: 'c', isParsed: true } });
  });

  it.each([
    ['NotAllowedError', 'passkeyCancelled'],
    ['AbortError', 'passkeyCancelled'],
    ['InvalidStateError', 'passkeyKnown'],
    ['SecurityError', 'passkeyUnsupported'],
    ['NotSupportedError', 'passkeyUnsupported'],
  ])('reports %s as %s', async (name, code) => {
    openDialog.mockRejectedValue(Object.assign(new Error('no'), { name }));
    expect(await passkeyBrowser[method]({})).toEqual({ ok: false, error: { code } });
  });

  it('reports a browser without support for passkeys', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    expect(await passkeyBrowser[method]({})).toEqual({ ok: false, error: { code: 'passkeyUnsupported' } });
  });
});
