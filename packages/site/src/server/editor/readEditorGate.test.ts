async function decide(password: string | undefined, ...[address, parameters]: [string, object]) {
  vi.resetModules();
  if (password === undefined) delete process.env.EDITOR_PASSWORD;
  else process.env.EDITOR_PASSWORD = password;
  const { decideEditorGate } = await import('./readEditorGate');
  return decideEditorGate(address, { ...parameters });
}

const shared = { credential: 'sharedPassword', problem: undefined };
const account = { credential: 'account', problem: undefined };

describe('6 "the editor area needs a shared password", if there is one; otherwise an account', () => {
  it.each([
    ['editor-password', '/en/editor', {}, { ...shared, returnTo: '/en/editor' }],
    [
      'editor-password',
      '/en/editor?page=p1&editor=wrong',
      { page: 'p1', editor: 'wrong' },
      { ...shared, problem: 'wrong', returnTo: '/en/editor?page=p1' },
    ],
    // Opens the form for an account behind the gate.
    [
      'editor-password',
      '/en/editor?account=',
      { account: '' },
      { ...shared, returnTo: '/en/editor?account=' },
    ],
    [undefined, '/en/editor/health', {}, { ...account, returnTo: '/en/editor/health' }],
    [
      undefined,
      '/en/editor?page=p1&account=codeNeeded',
      { page: 'p1', account: 'codeNeeded' },
      { ...account, problem: 'codeNeeded', returnTo: '/en/editor?page=p1' },
    ],
    [undefined, '/en/editor?account=', { account: '' }, { ...account, returnTo: '/en/editor' }],
    [undefined, '/en/about?explain', { editor: 'wrong' }, { ...account, returnTo: '/en/about?explain' }],
  ])('with the password %s: %s', async (password, address, parameters, expected) => {
    expect(await decide(password, address, parameters)).toEqual(expected);
  });
});
