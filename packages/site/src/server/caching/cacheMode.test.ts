import { allowCacheMode } from './cacheMode';

describe('decision: "`cache=clear` empties the cache at most once in 10 s for a process"', () => {
  it('regardless of the client', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    expect(await allowCacheMode('clear', '10.0.0.1')).toBe('clear');
    expect(await allowCacheMode('clear', '10.0.0.2')).toBe('default');
    clock.mockReturnValue(1_010_000);
    expect(await allowCacheMode('clear', '10.0.0.2')).toBe('clear');
  });
});

describe('decision: "`cache=false` … is rate limited"', () => {
  it('per address', async () => {
    const modes: string[] = [];
    for (let call = 0; call < 21; call += 1) modes.push(await allowCacheMode('bypass', '10.1.0.1'));
    expect(modes.filter((mode) => mode === 'bypass')).toHaveLength(20);
    expect(modes.at(-1)).toBe('default');
    expect(await allowCacheMode('bypass', '10.1.0.2')).toBe('bypass');
  });
});
