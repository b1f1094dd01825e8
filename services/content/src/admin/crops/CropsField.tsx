'use client';

import {
  FieldError,
  useDocumentInfo,
  useField,
  useFormFields,
  useTranslation,
  useUploadEdits,
} from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cropsSchema, shapeNames, type Crop, type PictureSize, type ShapeName } from '../../crops/crop';
import { cropMessages } from './cropMessages';
import { ShapeCrop } from './ShapeCrop';

const headingId = 'crops';

const readUrl = (data: Readonly<Record<string, unknown>> | undefined): string | undefined =>
  typeof data?.['url'] === 'string' ? data['url'] : undefined;

const readNumber = (value: unknown): number => (typeof value === 'number' ? value : 50);

/** Returns the stored picture; `isReplaced` if the next save replaces it or crops it as a whole. */
const usePicture = () => {
  const { data } = useDocumentInfo();
  const { uploadEdits } = useUploadEdits();
  const chosen = useFormFields(([fields]) => fields['file']?.value);
  const { crop, focalPoint } = uploadEdits;
  return {
    url: readUrl(data),
    isReplaced: chosen instanceof File || (crop !== undefined && (crop.width < 100 || crop.height < 100)),
    focalPoint: {
      x: focalPoint?.x ?? readNumber(data?.['focalX']),
      y: focalPoint?.y ?? readNumber(data?.['focalY']),
    },
  };
};

/** Size of the upright picture, as the browser shows it. */
const useNaturalSize = (url: string | undefined) => {
  const image = useRef<HTMLImageElement>(null);
  const [measured, setMeasured] = useState<{ url: string | undefined; size: PictureSize }>();
  const measure = useCallback(() => {
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = image.current ?? {};
    if (width > 0 && height > 0) setMeasured({ url, size: { width, height } });
  }, [url]);
  // A picture of the server's HTML may be loaded before the form listens.
  useEffect(() => measure(), [measure]);
  return { size: measured?.url === url ? measured?.size : undefined, image, measure };
};

/** Previews of the shapes in which the site crops the picture, with controls for custom crops. */
export function CropsField({ path }: { path: string }) {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({ path });
  const { i18n } = useTranslation();
  const { url, isReplaced, focalPoint } = usePicture();
  const { size, image, measure } = useNaturalSize(url);
  const messages = cropMessages(i18n.language);
  const crops = cropsSchema.safeParse(value).data ?? {};
  const change = (shape: ShapeName, crop: Crop | undefined): void => {
    const changed = { ...crops, [shape]: crop ?? null };
    setValue(shapeNames.some((name) => changed[name]) ? changed : null);
  };
  const hasCrops = shapeNames.some((name) => crops[name]);
  return (
    <section className="field-type kmx-panel kmx-panel--quiet kmx-crops" aria-labelledby={headingId}>
      <h2 id={headingId}>{messages.heading}</h2>
      <FieldError path={path} showError={showError} message={errorMessage} />
      {isReplaced && url !== undefined && hasCrops && <p role="status">{messages.replaced}</p>}
      {(isReplaced || url === undefined) && !hasCrops && <p>{messages.unsaved}</p>}
      {!isReplaced && url !== undefined && (
        <>
          <p>{messages.description}</p>
          <img ref={image} className="kmx-crops__measured" src={url} alt="" onLoad={measure} />
          {size && (
            <div className="kmx-crops__shapes">
              {shapeNames.map((shape) => (
                <ShapeCrop
                  key={shape}
                  shape={shape}
                  url={url}
                  picture={size}
                  focalPoint={focalPoint}
                  crop={crops[shape] ?? undefined}
                  messages={messages}
                  isDisabled={disabled === true}
                  onChange={(crop) => change(shape, crop)}
                />
              ))}
            </div>
          )}
        </>
      )}
    </section>
  );
}
