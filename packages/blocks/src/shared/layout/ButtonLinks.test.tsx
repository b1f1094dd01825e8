import { render, screen } from '@testing-library/react';
import type { Link } from '@kmx/core';
import { createBlockContext } from '../../testing/createBlockContext';
import { ButtonLinks } from './ButtonLinks';

const unpublished: Link = { kind: 'page', text: 'Our services', page: null };

const show = (links: readonly Link[], more: Partial<ReturnType<typeof createBlockContext>> = {}) =>
  render(<ButtonLinks links={links} context={createBlockContext({ resolveLink: () => nowhere, ...more })} />);

const nowhere = { kind: 'none', openInNewTab: false } as const;

describe('2.5 "With no target, a button is shown."', () => {
  it('renders a link without target as a button', () => {
    show([unpublished]);
    expect(screen.getByRole('button', { name: 'Our services' })).toHaveAttribute('type', 'button');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('8 "unknown product link shows name \'Invalid\'"', () => {
    const resolveLink = () => ({ ...nowhere, text: 'See Invalid' });
    show([{ kind: 'product', product: 'gone', text: 'See {name}' }], { resolveLink });
    expect(screen.getByRole('button', { name: 'See Invalid' })).toBeInTheDocument();
  });

  it('renders nothing without text', () => {
    const { container } = show([{ kind: 'page', page: null, text: null }]);
    expect(container).toBeEmptyDOMElement();
  });

  it.each<[Link, string]>([
    [unpublished, 'The page of this link does not exist or is not published.'],
    [{ kind: 'product', product: 'gone', text: 'x' }, 'The product “gone” of this link was not found.'],
    [{ kind: 'file', file: null, text: 'x' }, 'The file of this link does not exist.'],
    [{ kind: 'path', path: 'javascript:x', text: 'x' }, 'The address of this link is not valid.'],
    [{ kind: 'external', url: null, text: 'x' }, 'The address of this link is not valid.'],
  ])('explains the cause in the preview: %j', (link, cause) => {
    show([link], { isPreview: true });
    expect(screen.getByRole('note')).toHaveTextContent(cause);
  });
});
