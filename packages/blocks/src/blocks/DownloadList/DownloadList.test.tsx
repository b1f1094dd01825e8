import { render, screen } from '@testing-library/react';
import { describeBlock } from '../../testing/describeBlock';
import { renderBlock } from '../../testing/renderBlock';
import { downloadList } from './DownloadList.block';
import { downloadListMock } from './DownloadList.mock';

describe('DownloadList', () => {
  describeBlock({
    block: downloadList,
    mock: downloadListMock,
    broken: [{ ...downloadListMock, files: [] }, 'files'],
  });

  it('shows type, size and, if it differs, the language', () => {
    render(renderBlock(downloadListMock));
    expect(screen.getByRole('link', { name: /^Data sheet Alpha 550/ })).toHaveTextContent('PDF · 2.4 MB');
    expect(screen.getByRole('link', { name: /^Crimp quality/ })).toHaveTextContent('PDF · 640 kB');
    expect(screen.getByRole('link', { name: /^Allgemeine/ })).toHaveTextContent('PDF · 2.4 MB · German');
  });

  it('omits a deleted file', () => {
    render(
      renderBlock({ ...downloadListMock, files: [...downloadListMock.files, { title: 'Gone', file: null }] }),
    );
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });
});
