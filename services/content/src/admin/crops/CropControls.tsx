import {
  centreOf,
  createCrop,
  cropHeight,
  maxCropPercent,
  minCropPercent,
  type Crop,
  type PictureSize,
} from '../../crops/crop';
import type { CropMessages } from './cropMessages';

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max: number;
  isDisabled: boolean;
  onChange: (value: number) => void;
}

const Slider = ({ label, value, min = 0, max, isDisabled, onChange }: SliderProps) => (
  <label>
    {label}
    <input
      type="range"
      min={min}
      max={max}
      step="any"
      value={value}
      disabled={isDisabled || max - min < 0.01}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  </label>
);

interface CropControlsProps {
  crop: Crop;
  ratio: number;
  picture: PictureSize;
  messages: CropMessages;
  isDisabled: boolean;
  onChange: (crop: Crop) => void;
}

/** Size and position of a crop, which stays inside the picture. */
export function CropControls({ crop, ratio, picture, messages, isDisabled, onChange }: CropControlsProps) {
  const { x, y, width } = crop;
  const centre = centreOf(crop, ratio, picture);
  const height = cropHeight(width, ratio, picture);
  const move = (left: number, top: number): void =>
    onChange(createCrop(width, { x: left + width / 2, y: top + height / 2 }, ratio, picture));
  return (
    <>
      <Slider
        label={messages.size}
        value={width}
        min={minCropPercent(picture)}
        max={maxCropPercent(ratio, picture)}
        isDisabled={isDisabled}
        onChange={(value) => onChange(createCrop(value, centre, ratio, picture))}
      />
      <Slider
        label={messages.horizontal}
        value={x}
        max={100 - width}
        isDisabled={isDisabled}
        onChange={(value) => move(value, y)}
      />
      <Slider
        label={messages.vertical}
        value={y}
        max={Math.max(100 - height, 0)}
        isDisabled={isDisabled}
        onChange={(value) => move(x, value)}
      />
    </>
  );
}
