import { Container } from '@kmx/design-system';
import type { FileData } from '../../content/File.schema';
import { decideSource } from '../../content/Media.schema';
import type { BlockProps } from '../../contract/Block';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockSection } from '../../shared/layout/BlockSection';
import { decideLink } from '../../shared/layout/decideLink';
import { Rows } from '../../shared/layout/Layout.styles';
import { formatLanguage } from '../../shared/text/formatLanguage';
import { videoMessages } from './Video.messages';
import type { VideoData } from './Video.schema';
import { Caption, Frame, Player, Summary, Transcript, TranscriptText } from './Video.styles';

/** Native player: nothing loads before playing, and a transcript is available. */
export function Video({ data, context }: BlockProps<VideoData>) {
  const { title, caption, transcript, video, captionsFile, poster } = data;
  const { intl, contentLanguage, mediaUrl } = context;
  const addressOf = ({ slug }: FileData) => decideLink({ kind: 'file', file: { slug } }, context)?.href;
  // "video thumbnail 1180 wide" (section 9)
  const still = decideSource(poster, 'stretched');
  const captionsLanguage = captionsFile?.language ?? contentLanguage;
  return (
    <BlockSection block="video" context={context} hasTitle>
      <Container>
        <Rows>
          <BlockHeader title={title} context={context} />
          <Frame>
            <Player
              controls
              playsInline
              preload="none"
              poster={still && mediaUrl(still.webp ?? still.png)}
              width={1200}
              height={675}
              aria-label={title}
            >
              <source src={addressOf(video)} type={video.mimeType} />
              {captionsFile && (
                <track
                  kind="captions"
                  src={addressOf(captionsFile)}
                  srcLang={captionsLanguage}
                  label={formatLanguage(captionsLanguage, intl)}
                />
              )}
            </Player>
            {caption && <Caption>{caption}</Caption>}
          </Frame>
          <Transcript>
            <Summary>{intl.formatMessage(videoMessages.transcript)}</Summary>
            <TranscriptText>{transcript}</TranscriptText>
          </Transcript>
        </Rows>
      </Container>
    </BlockSection>
  );
}
