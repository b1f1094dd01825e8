import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../testing/axe';
import { resolveTheme, themeNames } from '../tokens';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { IconButton } from './IconButton';

describe('Button', () => {
  it('acts on click and is not a submit button by default', async () => {
    const onClick = vi.fn();
    const { container } = render(<Button onClick={onClick}>Send</Button>);
    const button = screen.getByRole('button', { name: 'Send' });
    expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    await expectNoAxeViolations(container);
  });

  it('hides its content while loading, shows a spinner, and is disabled and busy', async () => {
    const onClick = vi.fn();
    const { container } = render(
      <Button onClick={onClick} isLoading loadingLabel="Sending">
        Send
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Sending' });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Send')).not.toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Sending');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    await expectNoAxeViolations(container);
  });
});

describe('ButtonLink', () => {
  it('opens a new tab safely and announces it', async () => {
    const { container } = render(
      <ButtonLink href="https://example.com" openInNewTab newTabLabel="(opens in a new tab)" dataLink="plain">
        Read more
      </ButtonLink>,
    );
    const link = screen.getByRole('link', { name: 'Read more (opens in a new tab)' });
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(link).toHaveAttribute('data-link', 'plain');
    await expectNoAxeViolations(container);
  });
});

describe('IconButton', () => {
  it.each([
    [16, 'var(--ds-control-s)'],
    [24, 'var(--ds-control-m)'],
  ] as const)('with an icon of %d px has its size from %s', async (size, expected) => {
    const { container } = render(<IconButton icon="close" size={size} label="Close" />);
    expect(getComputedStyle(screen.getByRole('button', { name: 'Close' })).inlineSize).toBe(expected);
    await expectNoAxeViolations(container);
  });

  it.each(themeNames)('9 "icon buttons 40 px (16 size) or 48 px (24 size)": in %s', (name) => {
    const { s, m } = resolveTheme(name).control;
    expect([s, m].map((size) => Number.parseFloat(size) * 16)).toEqual([40, 48]);
  });
});
