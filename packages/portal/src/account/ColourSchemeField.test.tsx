import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { expectNoAxeViolations } from '../../../design-system/src/testing/axe';
import { ColourSchemeField } from './ColourSchemeField';

const optionLabels = { system: 'Same as this device', light: 'Light', dark: 'Dark' };
const both = (
  <>
    <ColourSchemeField id="header" label="In the header" optionLabels={optionLabels} />
    <ColourSchemeField id="account" label="On the account page" optionLabels={optionLabels} />
  </>
);

const radio = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
const checkedLabels = () =>
  screen.getAllByRole('radio', { checked: true }).map((input) => input.closest('label')?.textContent);

describe('ColourSchemeField', () => {
  beforeEach(() => {
    document.cookie = 'scheme=; Max-Age=0; Path=/';
    delete document.documentElement.dataset.scheme;
  });

  it.each([
    [undefined, 'Same as this device'],
    ['system', 'Same as this device'],
    ['light', 'Light'],
    ['dark', 'Dark'],
    ['sepia', 'Same as this device'],
  ])('shows the scheme of the document: %s', (scheme, label) => {
    if (scheme) document.documentElement.dataset.scheme = scheme;
    render(both);
    expect(checkedLabels()).toEqual([label, label]);
  });

  it('applies and stores the choice, which another field on the page shows too', async () => {
    const { container } = render(both);
    await userEvent.click(radio('In the header', 'Dark'));
    expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    expect(document.cookie).toContain('scheme=dark');
    expect(checkedLabels()).toEqual(['Dark', 'Dark']);
    await userEvent.click(radio('On the account page', 'Light'));
    expect(document.cookie).toContain('scheme=light');
    expect(checkedLabels()).toEqual(['Light', 'Light']);
    await expectNoAxeViolations(container);
  });

  it('changes by arrow keys, without the focus leaving its group', async () => {
    render(both);
    act(() => radio('In the header', 'Same as this device').focus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(radio('In the header', 'Dark')).toHaveFocus();
    expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    expect(checkedLabels()).toEqual(['Dark', 'Dark']);
  });

  it('shows the scheme of the document after hydration, whatever the server has rendered', () => {
    document.documentElement.dataset.scheme = 'dark';
    const container = document.createElement('div');
    container.innerHTML = renderToString(both);
    document.body.append(container);
    expect(checkedLabels()).toEqual(['Same as this device', 'Same as this device']);
    const onRecoverableError = vi.fn();
    render(both, { container, hydrate: true, onRecoverableError });
    expect(checkedLabels()).toEqual(['Dark', 'Dark']);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
