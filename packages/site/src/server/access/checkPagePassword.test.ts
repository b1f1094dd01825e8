import { checkPagePassword } from './checkPagePassword';

jest.mock('../content/queryContent', () => ({ queryContent: jest.fn() }));
const { queryContent } = jest.requireMock<{ queryContent: jest.Mock }>('../content/queryContent');

describe('checkPagePassword', () => {
  it('does not report a wrong password if it has no key to verify it', async () => {
    delete process.env.PREVIEW_API_KEY;
    const logged = jest.spyOn(console, 'error').mockReturnValue(undefined);
    expect(await checkPagePassword('a', 'secret')).toEqual({ kind: 'unavailable' });
    expect(queryContent).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('PREVIEW_API_KEY'));
  });
});
