/** Continues the home scene to both sides once it stops growing at 1440 px; in the scene's box. */
export function SceneSurround() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-960 0 2880 720"
      className="absolute bottom-0 -left-full hidden w-[300%] max-w-none page:block"
    >
      <Hills />
    </svg>
  );
}

/** Hills and soil in the scene's units, from -960 to 1920. */
export function Hills() {
  return (
    <>
      <path
        className="fill-hill-far"
        d="M2 560q-170 60-420 20-260-50-542-10v52H2ZM958 540q190 30 380-10 280-40 582 10v82H958Z"
      />
      <path
        className="fill-hill"
        d="M2 590q-230 24-480 6-270-14-482 10v16H2ZM958 590q230 20 460 4 270-16 502 4v24H958Z"
      />
      <path className="fill-dark" d="M-960 622H1920v98H-960Z" />
      <path className="fill-soil" d="M-960 619H1920v5H-960Z" />
    </>
  );
}
