import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../testing/axe';
import { Tabs } from './Tabs.client';

const entries = [
  { id: 'first', label: 'First', href: '?tab=first' },
  { id: 'second', label: 'Second', href: '?tab=second' },
  { id: 'third', label: 'Third', href: '?tab=third' },
] as const;

function show(direction: 'ltr' | 'rtl' = 'ltr') {
  const onSelect = vi.fn();
  const view = render(
    <div dir={direction}>
      <Tabs label="Parts" entries={entries} selected="second" onSelect={onSelect}>
        Content
      </Tabs>
    </div>,
  );
  return { ...view, onSelect };
}

describe('Tabs', () => {
  it('names the panel by the selected tab, the only one in the tab order', async () => {
    const { container } = show();
    expect(screen.getByRole('tabpanel', { name: 'Second' })).toHaveTextContent('Content');
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Second', selected: true })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await expectNoAxeViolations(container);
  });

  it.each([
    ['{ArrowRight}', 'Third'],
    ['{ArrowLeft}', 'First'],
    ['{ArrowRight}{ArrowRight}', 'First'],
    ['{End}{Home}', 'First'],
    ['{End}', 'Third'],
  ])('moves the focus with %s to "%s" without selecting it', async (keys, name) => {
    const { onSelect } = show();
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(screen.getByRole('tab', { name })).toHaveFocus();
    expect(onSelect).not.toHaveBeenCalled();
  });

  it.each([
    ['{ArrowLeft}', 'Third'],
    ['{ArrowRight}', 'First'],
  ])('moves in the other direction with %s in right-to-left text', async (keys, name) => {
    show('rtl');
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(screen.getByRole('tab', { name })).toHaveFocus();
  });

  it.each([['{Enter}'], [' ']])('selects the focused tab with "%s"', async (key) => {
    const { onSelect } = show();
    await userEvent.tab();
    await userEvent.keyboard(`{ArrowRight}${key}`);
    expect(onSelect).toHaveBeenCalledWith('third');
  });
});
