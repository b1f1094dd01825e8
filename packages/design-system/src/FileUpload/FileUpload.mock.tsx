import { FileUploadRow } from './FileUploadRow';

const labels = { retryLabel: 'Try again', removeLabel: 'Remove' };

export const fileUploadRowsMock = (
  <>
    <FileUploadRow
      {...labels}
      name="crimp-height-drift.mp4"
      size="48.2 MB"
      state="uploading"
      status="Uploading"
      progress={0.6}
    />
    <FileUploadRow
      {...labels}
      name="terminal-0.35.jpg"
      size="2.4 MB"
      state="stored"
      status="Uploaded"
      progress={1}
    />
    <FileUploadRow
      {...labels}
      name="program.jpg"
      size="640 kB"
      state="rejected"
      status="This is neither an image nor a video."
      progress={0}
    />
    <FileUploadRow
      {...labels}
      name="a-very-long-name-of-a-file-that-a-telephone-gave-to-its-picture-20261121-180512.heic"
      size="7.9 MB"
      state="broken"
      status="The connection was lost."
      progress={0}
    />
  </>
);
