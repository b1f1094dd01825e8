const paths = {
  16: 'M8 2 15 14H1zM8 6.5v3.5M8 11.4v1.2',
  24: 'M12 3 22 21H2zM12 10v5M12 16.6v1.6',
} as const;

/** Decorative error icon beside a text; the icon family has none. */
export const FaultSign = ({ size }: { readonly size: 16 | 24 }) => (
  <svg
    width={size}
    height={size}
    viewBox={`0 0 ${size} ${size}`}
    fill="none"
    stroke="currentColor"
    strokeWidth={size === 16 ? 1.5 : 2}
    aria-hidden="true"
  >
    <path d={paths[size]} />
  </svg>
);
