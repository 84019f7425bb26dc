import { type ComponentProps, createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';

/**
 * `pay` is orange and stands for spending coin, nothing else. `primary` is a free main action (sell, recalculate),
 * `danger` one that loses something, `proof` a quiet one in the colour of verification, `deposit` the quiet way to more coin.
 */
export type ButtonVariant = 'pay' | 'primary' | 'secondary' | 'ghost' | 'danger' | 'proof' | 'deposit';

/** The text of `pay` buttons while they refuse a press: why no player can pay now. Null while all is well. */
export const PayPauseContext = createContext<string | null>(null);

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: 'medium' | 'large';
  readonly icon?: IconName;
  readonly iconEnd?: IconName;
  readonly children?: ReactNode;
}

const classOf = ({ variant = 'secondary', size = 'medium' }: Look, extra: string | undefined): string =>
  classNames(styles.button, styles[variant], size === 'large' && styles.large, extra);

const Inside = ({ icon, iconEnd, children }: Look) => (
  <>
    {icon && <Icon name={icon} size={16} />}
    {children}
    {iconEnd && <Icon name={iconEnd} size={16} />}
  </>
);

type ButtonProps = Look & {
  /** Keeps the button's size, place and focus, says it is at work, and refuses another press. */
  readonly busy?: boolean;
} & ComponentProps<'button'>;

/** A disabled button would lose the focus; this also keeps a form from being sent twice. */
const refuse = (event: MouseEvent): void => event.preventDefault();

export const Button = ({
  variant,
  size,
  icon,
  iconEnd,
  busy = false,
  className,
  children,
  disabled,
  onClick,
  ...rest
}: ButtonProps) => {
  const pause = useContext(PayPauseContext);
  const paused = variant === 'pay' && pause !== null;
  const refuses = busy || paused;
  return (
    <button
      type="button"
      className={classOf({ ...(variant && { variant }), ...(size && { size }) }, className)}
      disabled={disabled}
      aria-busy={busy || undefined}
      {...rest}
      {...(paused && { title: pause })}
      aria-disabled={refuses || rest['aria-disabled']}
      onClick={refuses ? refuse : onClick}
    >
      <Inside {...(icon && { icon })} {...(iconEnd && { iconEnd })}>
        {children}
      </Inside>
      {busy && <span className={styles.working} aria-hidden="true" />}
    </button>
  );
};

type ButtonLinkProps = Look & Omit<ComponentProps<'a'>, 'href'> & { readonly to: string };

/** Looks like a button, goes somewhere. The way to pay isn't lit while nothing can be paid. */
export const ButtonLink = ({ variant, size, icon, iconEnd, className, children, ...rest }: ButtonLinkProps) => {
  const pause = useContext(PayPauseContext);
  const paused = variant === 'pay' && pause !== null;
  const shown = paused ? 'secondary' : variant;
  return (
    <Link
      className={classOf({ ...(shown && { variant: shown }), ...(size && { size }) }, className)}
      {...rest}
      {...(paused && { title: pause })}
    >
      <Inside {...(icon && { icon })} {...(iconEnd && { iconEnd })}>
        {children}
      </Inside>
    </Link>
  );
};

type IconButtonProps = { readonly icon: IconName; readonly label: string } & ComponentProps<'button'>;

/** 44 × 44, named by `label`. */
export const IconButton = ({ icon, label, className, ...rest }: IconButtonProps) => (
  <button type="button" className={classNames(styles.iconButton, className)} aria-label={label} title={label} {...rest}>
    <Icon name={icon} />
  </button>
);
