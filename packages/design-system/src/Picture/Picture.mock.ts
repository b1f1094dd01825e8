const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1180 664">
<path fill="gainsboro" d="M0 0h1180v664H0z"/>
<path fill="none" stroke="dimgray" stroke-width="2" d="M0 420h430a48 48 0 0 0 48-48V292a48 48 0 0 1 48-48h654"/>
</svg>`;

export const drawingUrl = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
