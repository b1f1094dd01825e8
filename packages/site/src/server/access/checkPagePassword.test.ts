import type { Mock } from 'vitest';
import { checkPagePassword } from './checkPagePassword';

vi.mock('../content/queryContent', () => ({ queryContent: vi.fn() }));
const { queryContent } = await vi.importMock<{ queryContent: Mock }>('../content/queryContent');

describe('checkPagePassword', () => {
  it('does not report a wrong password if it has no key to verify it', async () => {
    delete process.env.PREVIEW_API_KEY;
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(await checkPagePassword('a', 'secret')).toEqual({ kind: 'unavailable' });
    expect(queryContent).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('PREVIEW_API_KEY'));
  });
});
