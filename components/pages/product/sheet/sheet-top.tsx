/** The head of the paper as a drawing: what a folded sheet shows before its page cuts it off. */
export const SheetTop = () => (
  <svg aria-hidden="true" viewBox="0 0 560 152" className="block w-full forced-color-adjust-none">
    <g className="fill-none stroke-hairline" strokeWidth="9">
      <path d="M0 12h150M330 12h70M460 12h100M0 46h190M0 80h128M0 114h172M0 148h140" />
    </g>
    <path
      d="M330 51h80M460 51h100M330 85h80M460 85h100M330 119h80M460 119h100"
      className="stroke-outline"
      strokeWidth="2"
      strokeDasharray="4 3"
    />
  </svg>
);
