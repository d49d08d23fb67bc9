/** The rules for what commands see of an entry of `/etc`. */
export type EtcRule = 'copy' | 'accounts' | 'if-clean' | 'git' | 'links' | 'pem';

/**
 * Names below `/etc` that programs need. `*` matches any characters except a slash, and a folder includes everything in
 * it. Nothing else of `/etc` exists in the sandbox. `accounts` removes the password field. `if-clean` needs a file in
 * which nothing looks like a credential. `links` copies only symbolic links. `git` copies the settings without
 * credentials. `pem` leaves out files with a private key.
 */
const ROWS: readonly (readonly [rule: EtcRule, names: string])[] = [
  ['accounts', 'passwd group'],
  // Names and addresses
  ['copy', 'nsswitch.conf hosts host.conf hostname networks protocols services rpc gai.conf netconfig'],
  ['copy', 'resolv.conf ethertypes'],
  // The loader, the locale and the time
  ['copy', 'ld.so.cache ld.so.conf ld.so.conf.d ld-musl-* ld.so.preload'],
  ['copy', 'localtime timezone TZ locale.alias locale.conf locale.gen default/locale'],
  // The distribution
  ['copy', 'os-release *-release *_version *-version issue dpkg/origins arch-release'],
  // Shells and terminals
  ['copy', 'shells inputrc terminfo'],
  ['if-clean', 'profile bashrc bash.bashrc zshenv zsh/zshenv'],
  ['links', 'alternatives mtab'],
  // Certificates
  ['pem', 'ssl/certs ssl/cert.pem ssl/ca-bundle.pem ca-certificates/extracted ca-certificates/trust-source'],
  ['pem', 'pki/tls/certs pki/tls/cert.pem pki/ca-trust/extracted pki/java'],
  [
    'copy',
    'ssl/openssl.cnf ssl/ct_log_list.cnf pki/tls/openssl.cnf pki/tls/openssl.d pki/tls/ct_log_list.cnf',
  ],
  ['copy', 'ca-certificates.conf crypto-policies gnutls/config'],
  // Types of files
  ['copy', 'magic magic.mime mime.types mailcap papersize sgml xml dictionaries-common'],
  ['copy', 'fonts ImageMagick-* ghostscript texmf libpaper.d'],
  // Graphics without a screen
  ['copy', 'glvnd vulkan OpenCL egl X11/xkb X11/fonts X11/rgb.txt'],
  // Languages
  ['copy', 'java java-* jvm jvm-* .java/.systemPrefs'],
  ['copy', 'python2* python3* perl ruby* R/Makeconf R/repositories ghc* julia erlang emacs gdb groff'],
  [
    'if-clean',
    'R/Renviron R/Rprofile.site php.ini php.d php/*/cli php/*/mods-available php*/php.ini php*/conf.d',
  ],
  ['if-clean', 'npmrc yarnrc pip.conf gemrc gitattributes bazel.bazelrc'],
  ['git', 'gitconfig'],
  ['if-clean', 'maven/settings.xml maven/toolchains.xml maven/m2*.conf maven/logging'],
  ['copy', 'rpm/macros* rpm/platform mke2fs.conf debuginfod manpath.config login.defs'],
  ['if-clean', 'ssh/ssh_config ssh/ssh_config.d ssh/ssh_known_hosts'],
];

export interface EtcEntry {
  readonly rule: EtcRule;
  /** Relative to `/etc`; may contain `*`. */
  readonly name: string;
}

export const ETC_ENTRIES: readonly EtcEntry[] = ROWS.flatMap(([rule, names]) =>
  names.split(' ').map((name) => ({ rule, name })),
);

/** Names of files that hold secrets, whichever folder they are in. */
const SECRET_NAMES =
  /passw|secret|credential|token|htpasswd|keytab|private|(?:^|[._-])auth(?:$|[._-])|\.(?:key|p12|pfx|jks|kdbx|gpg|asc|bak|old|save|orig|dpkg-\w+|rpm\w+)$|[~-]$|^id_(?:rsa|dsa|ecdsa|ed25519)|^\.(?:env|npmrc|netrc|pypirc|git-credentials|pgpass|my\.cnf)/i;

/** Reports if a file of this name is left out even if its folder is shown. */
export function hasSecretName(name: string): boolean {
  return SECRET_NAMES.test(name);
}

/** Returns the account table without password hashes. `x` means "stored elsewhere" (passwd(5)). */
export function withoutPasswords(table: string): string {
  return table
    .split('\n')
    .map((line) => {
      const fields = line.split(':');
      if (fields.length < 4) return line;
      return [fields[0], fields[1] === '' ? '' : 'x', ...fields.slice(2)].join(':');
    })
    .join('\n');
}
