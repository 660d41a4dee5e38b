import classes from './concert-hall.module.css';

export function HallPicture() {
  return (
    <svg className={classes['picture']} viewBox="0 0 800 400" aria-hidden>
      <path className={classes['air']} d="M0 0H800V400H0Z" />
      <Ceiling />
      <Organ />
      <Stage />
      <Balcony />
      <Stalls />
      <path className={classes['outline']} d="M3 3H797V397H3Z" />
    </svg>
  );
}

function Ceiling() {
  return (
    <g>
      {[
        [110, 66, -14],
        [235, 52, -9],
        [365, 46, -3],
        [495, 50, 4],
        [620, 62, 9],
      ].map(([x, y, angle]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${angle})`}>
          <path className={classes['wire']} d="M-34 -70V-2M34 -70V-2" />
          <path className={classes['sail']} d="M-52 -4Q0 14 52 -4L52 2Q0 22 -52 2Z" />
        </g>
      ))}
      {[172, 300, 430, 560].map((x) => (
        <g key={x}>
          <path className={classes['wire']} d={`M${x} 0V108`} />
          <circle className={classes['lamp']} cx={x} cy={114} r={7} />
        </g>
      ))}
    </g>
  );
}

function Organ() {
  const heights = [92, 112, 134, 150, 134, 112, 92];
  return (
    <g>
      <rect className={classes['wood']} x={8} y={284} width={98} height={68} />
      {heights.map((height, index) => (
        <path
          key={index}
          className={classes['pipe']}
          d={`M${14 + index * 13} 284V${284 - height}q4.5 -7 9 0V284Z M${14 + index * 13} 268l4.5 8l4.5 -8`}
        />
      ))}
    </g>
  );
}

function Stage() {
  return (
    <g>
      <path className={classes['wood']} d="M3 352H238L250 372V397H3Z" />
      <path className={classes['edge']} d="M3 352H238" />
      <path
        className={classes['piano']}
        d="M148 318h70q8 0 8 9v4h-78ZM152 331l-4 21M218 331l4 21M186 331v21M150 318l62 -30q8 18 8 30Z"
      />
      <path className={classes['piano']} d="M120 332h16v4h-16ZM123 336v16M133 336v16" />
    </g>
  );
}

function Stalls() {
  return (
    <g>
      <path className={classes['wood']} d="M250 397V386L797 303.5V397Z" />
      {Array.from({ length: 21 }, (_, row) => {
        const x = 282 + row * 24;
        const y = 381 - row * 3.62;
        return (
          <g key={row} transform={`translate(${x} ${y})`}>
            <path className={classes['seat']} d="M0 0h9v-4h-9ZM8 0l4 -17h3l-3 17Z" />
            {row === 6 && <Listener />}
          </g>
        );
      })}
    </g>
  );
}

function Listener() {
  return (
    <g className={classes['listener']}>
      <circle cx={5} cy={-29} r={6} />
      <path d="M0 -4q-1 -18 6 -18t6 18Z" />
    </g>
  );
}

function Balcony() {
  return (
    <g>
      <path className={classes['wood']} d="M797 190V150L560 190l-14 -2v16l14 6L797 204Z" />
      <path className={classes['edge']} d="M546 172v32" />
      {Array.from({ length: 8 }, (_, row) => (
        <path
          key={row}
          className={classes['seat']}
          transform={`translate(${586 + row * 25} ${185 - row * 4.2})`}
          d="M0 0h9v-4h-9ZM8 0l4 -17h3l-3 17Z"
        />
      ))}
    </g>
  );
}
