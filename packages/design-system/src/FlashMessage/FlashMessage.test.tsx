import { render, screen } from '@testing-library/react';
import { IconButton } from '../Button/IconButton';
import { expectNoAxeViolations } from '../testing/axe';
import { FlashMessage } from './FlashMessage';

const close = <IconButton icon="close" size={16} label="Hide" />;

describe('FlashMessage', () => {
  it.each([
    ['info', 'status'],
    ['success', 'status'],
    ['error', 'alert'],
  ] as const)('of type %s is announced as %s', async (type, role) => {
    const { container } = render(
      <FlashMessage type={type} title="Title" closeControl={close}>
        Text
      </FlashMessage>,
    );
    expect(screen.getByRole(role)).toHaveTextContent('TitleText');
    expect(screen.getByRole('button', { name: 'Hide' })).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('is neither announced nor closable if static', () => {
    render(
      <FlashMessage isStatic closeControl={close} link={{ text: 'Go to the home page', href: '/' }}>
        Maintenance
      </FlashMessage>,
    );
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  it('is "fixed at bottom right" if floating (section 9)', () => {
    render(<FlashMessage isFloating>Saved</FlashMessage>);
    const style = getComputedStyle(screen.getByRole('status'));
    expect(style.position).toBe('fixed');
    for (const side of ['inset-block-end', 'inset-inline-end'])
      expect([side, style.getPropertyValue(side)]).toEqual([side, expect.stringContaining('--ds-space-4')]);
  });
});
