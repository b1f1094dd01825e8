import { act, render } from '@testing-library/react';
import type { Block } from '../contract/Block';
import { createBlockContext } from './createBlockContext';
import { expectNoAxeViolations } from './expectNoAxeViolations';

interface BlockCase<Raw extends { readonly __typename: string }> {
  readonly block: Block<Raw>;
  readonly mock: Raw;
  /** Invalid data, with the expected path of the problem. */
  readonly broken: readonly [Raw, path: string];
}

/** Common tests of all blocks. */
export function describeBlock<Raw extends { readonly __typename: string }>({
  block,
  mock,
  broken,
}: BlockCase<Raw>) {
  const show = async () => {
    const prepared = block.prepare(mock);
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.issues));
    return act(async () => render(prepared.render(createBlockContext())));
  };

  it('is registered by its type name', () => {
    expect(mock.__typename).toBe(block.type.charAt(0).toUpperCase() + block.type.slice(1));
  });

  it('renders the mock under its own name', async () => {
    const kebab = block.type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const { container } = await show();
    expect(container.querySelector(`[data-block="${kebab}"]`)).not.toBeNull();
  });

  it('refuses broken data and names the place', () => {
    const [raw, path] = broken;
    const prepared = block.prepare(raw);
    expect(prepared.ok ? [] : prepared.issues.map((issue) => issue.path)).toEqual([path]);
  });

  it('refuses the data of no block at all', () => {
    expect(block.prepare(null).ok).toBe(false);
    expect(block.prepare({ __typename: mock.__typename }).ok).toBe(false);
  });

  it('has no accessibility violations', async () => {
    const { container } = await show();
    await expectNoAxeViolations(container);
  });
}
