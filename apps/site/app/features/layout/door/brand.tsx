import type { Ref } from 'react';
import { Link } from 'react-router';
import { type LogoView, logoHeight } from '#site/document/frame.ts';

/** The site's logo, or its sign and name; leads to the home page of the language (SHELL-006, SHELL-013). */
export function Brand({
  logo,
  name,
  home,
  logoRef,
}: {
  logo?: LogoView;
  name: string;
  home: string;
  logoRef?: Ref<HTMLAnchorElement>;
}) {
  return (
    <Link className="brand" to={home} ref={logoRef}>
      {logo ? (
        <>
          <img src={logo.src} alt={logo.isSign ? '' : logo.alt} width={logo.width} height={logoHeight} />
          {logo.isSign ? <span>{name}</span> : null}
        </>
      ) : (
        <>
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d="M5 12v15.500h22V12M16 15v12.500" fill="none" stroke="currentColor" strokeWidth="2.200" />
            <path
              d="M3.500 4.500h25V11a3.125 3.125 0 0 1-6.250 0 3.125 3.125 0 0 1-6.250 0 3.125 3.125 0 0 1-6.250 0 3.125 3.125 0 0 1-6.250 0Z"
              fill="currentColor"
            />
          </svg>
          <span>{name}</span>
        </>
      )}
    </Link>
  );
}
