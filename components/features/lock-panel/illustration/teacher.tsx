import { hairs, poses, type TeacherProps } from './teachers';

/** A teacher with the feet at 0, 0, in the style of the figures in the scenes. */
export function Teacher({ skin, top, legs, hair, hairColor, pose, scale }: TeacherProps) {
  return (
    <g transform={`scale(${scale})`}>
      <path d="m-11-88-1 80m23-80 1 80" stroke={legs} strokeWidth="20" fill="none" />
      <path
        d="M-25 0v-7q0-5 6-5h7Q-2-11-1 0zM3 0v-7q0-5 6-5h7q10 1 11 12z"
        className="fill-strong"
      />
      <rect
        width="14"
        height="20"
        x="-7"
        y="-170"
        rx="6"
        fill={hair === 'scarf' ? hairColor : skin}
      />
      <path d="M-29-140q1-18 19-19h20q18 1 19 19l-6 56q-23 5-46 0Z" fill={top} />
      <ellipse cy="-181" rx="15" ry="18" fill={skin} />
      {hairs[hair].map((lock) => (
        <path key={lock} d={lock} fill={hairColor} fillRule="evenodd" />
      ))}
      {poses[pose].map(({ sleeve, hand: [cx, cy] }) => (
        <g key={sleeve}>
          <path
            d={sleeve}
            stroke={top}
            strokeWidth="14"
            strokeLinecap="round"
            strokeLinejoin="round"
            fill="none"
          />
          <circle cx={cx} cy={cy} r="7" fill={skin} />
        </g>
      ))}
    </g>
  );
}
