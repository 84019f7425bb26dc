/** The mark: a lit case on its plinth. The gradient's id is fixed, the mark stands once or with the same paint. */
export const Logo = ({ size = 28 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden="true">
    <defs>
      <radialGradient id="mark-light" cx=".5" cy="1" r=".9">
        <stop stopColor="#a58bff" />
        <stop offset="1" stopColor="#a58bff" stopOpacity="0" />
      </radialGradient>
    </defs>
    <path d="M4 3h15l5 5v12H4z" fill="url(#mark-light)" />
    <path d="M4 20V3h15l5 5v12" stroke="currentColor" strokeWidth="1.7" />
    <path d="M14 8l2.2 5.3L14 18.6l-2.2-5.3z" fill="currentColor" />
    <path d="M1.5 21h25v4h-25z" fill="currentColor" />
  </svg>
);
