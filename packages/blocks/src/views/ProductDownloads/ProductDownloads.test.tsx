import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { ProductDownloads } from './ProductDownloads';
import { productDownloadsMock } from './ProductDownloads.mock';

describe('2.3 "downloads", by language', () => {
  it('shows those in the reader’s language with type, format, language and size, and collapses the others', async () => {
    const { container } = render(<ProductDownloads {...productDownloadsMock} />);
    expect(screen.getByText('Data sheet · PDF · English · 35 kB')).toBeVisible();
    expect(screen.getByText('Operating manual · PDF · English · 2.4 MB')).toBeVisible();
    expect(screen.getByText('Data sheet · PDF · German · 35 kB')).not.toBeVisible();
    expect(screen.getByText('Linea 220 – Datenblatt')).toHaveAttribute('lang', 'de');
    await expectNoAxeViolations(container);
  });

  it('expands the other languages, with a message, if there is none in the reader’s language', () => {
    render(<ProductDownloads {...productDownloadsMock} language="ja" />);
    expect(screen.getByText('There is no document in Japanese yet.')).toBeInTheDocument();
    expect(screen.getByText('Data sheet · PDF · German · 35 kB')).toBeVisible();
  });

  it('9 "document thumbnail 128x180"', () => {
    const { container } = render(<ProductDownloads {...productDownloadsMock} />);
    const [thumbnail] = container.querySelectorAll('img');
    expect([thumbnail?.getAttribute('width'), thumbnail?.getAttribute('height')]).toEqual(['128', '180']);
  });
});
