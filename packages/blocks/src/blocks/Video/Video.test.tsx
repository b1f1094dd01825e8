import { render, screen } from '@testing-library/react';
import { describeBlock } from '../../testing/describeBlock';
import { renderBlock } from '../../testing/renderBlock';
import { video } from './Video.block';
import { videoMock } from './Video.mock';

describe('Video', () => {
  describeBlock({
    block: video,
    mock: videoMock,
    broken: [{ ...videoMock, video: null }, 'video'],
  });

  it('loads nothing before playing, and has captions and a transcript', () => {
    const { container } = render(renderBlock(videoMock));
    expect(container.querySelector('video')).toHaveAttribute('preload', 'none');
    expect(container.querySelector('source')).toHaveAttribute('src', '/file/crimp-film');
    expect(container.querySelector('track')).toHaveAttribute('srclang', 'en');
    expect(screen.getByText('Read the transcript')).toBeInTheDocument();
  });

  it('9 "video thumbnail 1180 wide"', () => {
    const { container } = render(renderBlock(videoMock));
    const { stretched } = videoMock.poster.sizes ?? {};
    expect(stretched?.width).toBe(1180);
    expect(container.querySelector('video')).toHaveAttribute('poster', stretched?.url);
  });
});
