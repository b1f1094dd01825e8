import { Button } from '@payloadcms/ui';
import {
  createCrop,
  cropHeight,
  maxCropPercent,
  minCropPercent,
  pictureShapes,
  type Crop,
  type PictureSize,
  type ShapeName,
} from '../../crops/crop';
import { CropControls } from './CropControls';
import type { CropMessages } from './cropMessages';

/** Shows the crop of a picture in the shape that readers see. */
function Preview({
  url,
  crop: { x, y, width },
  ratio,
  picture,
}: {
  url: string;
  crop: Crop;
  ratio: number;
  picture: PictureSize;
}) {
  const percent = (value: number): string => `${value}%`;
  return (
    <div className="kmx-crops__preview" style={{ aspectRatio: ratio }}>
      <img
        src={url}
        alt=""
        style={{
          width: percent(10_000 / width),
          left: percent((-100 * x) / width),
          top: percent((-100 * y) / cropHeight(width, ratio, picture)),
        }}
      />
    </div>
  );
}

interface ShapeCropProps {
  shape: ShapeName;
  url: string;
  picture: PictureSize;
  focalPoint: { x: number; y: number };
  /** Custom crop. */
  crop: Crop | undefined;
  messages: CropMessages;
  isDisabled: boolean;
  onChange: (crop: Crop | undefined) => void;
}

/** Preview of a shape, with the controls of its custom crop. */
export function ShapeCrop(props: ShapeCropProps) {
  const { shape, url, picture, focalPoint, crop, messages, isDisabled, onChange } = props;
  const { ratio } = pictureShapes[shape];
  const { name, uses } = messages.shapes[shape];
  const widest = maxCropPercent(ratio, picture);
  const byFocalPoint = createCrop(widest, focalPoint, ratio, picture);
  const isTooSmall = widest < minCropPercent(picture);
  return (
    <fieldset>
      <legend>{name}</legend>
      <p>{uses}</p>
      <Preview url={url} crop={crop ?? byFocalPoint} ratio={ratio} picture={picture} />
      <p>{crop ? messages.customCrop : messages.byFocalPoint}</p>
      {crop && (
        <CropControls
          crop={crop}
          ratio={ratio}
          picture={picture}
          messages={messages}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      )}
      {isTooSmall && !crop ? (
        <p>{messages.tooSmall}</p>
      ) : (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isDisabled}
          onClick={() => onChange(crop ? undefined : byFocalPoint)}
        >
          {crop ? messages.reset : messages.choose}
        </Button>
      )}
    </fieldset>
  );
}
