import type { Code } from '../../core/codes.ts';

export interface ReachPattern {
  readonly code: Code;
  readonly what: string;
  readonly harmful: boolean;
  /** Only where the network is closed to commands. */
  readonly needsNetwork?: boolean;
  readonly pattern: RegExp;
}

/** Where a program's name can stand: at the beginning, after an operator, or after what runs another program. */
const START =
  '(?:^|[;|&({\\n`]|-c\\s+[\'"]|\\b(?:then|do|else|if|while|until|exec|command|eval|nohup|time|xargs|sudo|doas|env|busybox|setsid|nice|timeout(?:\\s+-\\S+)*\\s+[\\d.]+[smhd]?)(?:\\s+-\\S+)*\\s)\\s*(?:\\w+=\\S*\\s+)*(?:/\\S*/)?';

/** One of these programs, run. `names` is a regular expression. */
function runs(names: string): RegExp {
  return new RegExp(`${START}(?:${names})(?=[\\s;|&)'"\`]|$)`, 'm');
}

const GIT = 'git(?:\\s+-[cC]\\s+\\S+|\\s+--\\S+)*\\s+';

const NETWORK: readonly ReachPattern[] = [
  runs(
    'curl|wget|nc|ncat|netcat|socat|telnet|ssh|scp|sftp|ftp|tftp|nslookup|dig|host|ping6?|nmap|traceroute|openssl\\s+s_client|getent\\s+(?:a?hosts(?:v[46])?)|gh|glab|aws|gcloud|az|twine',
  ),
  runs(
    `${GIT}(?:push|fetch|pull|clone|ls-remote|remote\\s+update|submodule\\s+update|send-pack|archive\\s+--remote\\S*)`,
  ),
  runs(
    '(?:npm|pnpm|yarn|bun)\\s+(?:install|i|ci|add|update|publish|login|audit|dlx)|npx|pip3?\\s+install|(?:apt|apt-get|yum|dnf|apk|brew)\\s+\\S+|cargo\\s+(?:install|fetch|publish)|go\\s+(?:get|install)|gem\\s+(?:install|push)',
  ),
  /\/dev\/(?:tcp|udp)\//,
  /\b(?:require|import)\s*\(?\s*['"](?:node:)?(?:https?|http2|net|dgram|dns|tls)(?:\/promises)?['"]|\bfrom\s+['"](?:node:)?(?:https?|http2|net|dgram|dns|tls)['"]|\bfetch\s*\(|\bXMLHttpRequest\b|\bnew\s+WebSocket\b/,
  /\b(?:import|from)\s+(?:[\w.]+\s*,\s*)*(?:socket|urllib\w*|http|requests|aiohttp|httpx|ftplib|smtplib|telnetlib|paramiko)\b|\bsocket\.socket\b|\burlopen\b/,
  /\bIO::Socket\b|\bLWP::|\bHTTP::Tiny\b|-r(?:socket|net\/http|open-uri)\b|\bTCPSocket\b|\bNet::HTTP\b|\bfsockopen\b|\bcurl_init\b/,
].map((pattern) => ({
  code: 'NET-01',
  what: 'uses the network, which is closed to commands',
  harmful: true,
  needsNetwork: true,
  pattern,
}));

const POWERS: readonly ReachPattern[] = [
  {
    code: 'EXEC-06',
    what: 'seeks more rights than it has',
    harmful: true,
    pattern: runs(
      'sudo|su|doas|pkexec|runuser|chroot|nsenter|unshare|mount|umount|setcap|docker|podman|nerdctl|ctr|kubectl|insmod|modprobe|sysctl',
    ),
  },
  {
    code: 'EXEC-06',
    what: 'seeks a socket of this machine',
    harmful: true,
    pattern: /--unix-socket\b|\bAF_UNIX\b|\bUNIX-CONNECT\b|\b(?:docker|podman|containerd)\.sock\b/,
  },
  {
    code: 'EXEC-01',
    what: 'would run on after the run',
    harmful: true,
    pattern: runs('crontab|at|batch|systemctl|systemd-run|launchctl|loginctl|service'),
  },
  {
    code: 'EXEC-01',
    what: 'ends processes that are not its own',
    harmful: true,
    pattern: new RegExp(
      `${runs('pkill|killall|killall5|shutdown|reboot|halt|poweroff').source}|\\bkill\\b(?:\\s+-(?:\\w*[A-Za-z]\\w*|\\d+))*\\s+(?:--\\s+)?["']?(?:-1|0|1|\\$\\{?PPID\\}?)(?!\\w)|\\bgetppid\\b|\\bprocess\\.ppid\\b`,
      'm',
    ),
  },
  {
    code: 'EXEC-01',
    what: 'multiplies without end',
    harmful: true,
    pattern: /([\w:.]+)\s*\(\)\s*\{[^}]*\1\s*\|\s*\1\s*&/,
  },
  {
    code: 'EXEC-01',
    what: 'hides what it runs',
    harmful: true,
    pattern:
      /(?:base64\s+(?:-d|-D|--decode)|xxd\s+-r|openssl\s+(?:enc|base64)|gunzip|zcat|rev|tr\s+\S+\s+\S+)[^;\n]*\|\s*(?:\S*\/)?(?:ba|da|z|k)?sh\b|\beval\s+["']?\$\(/,
  },
];

const RUNNER: readonly ReachPattern[] = [
  {
    code: 'RUN-01',
    what: "seeks the runner's own files",
    harmful: true,
    pattern:
      /(?:\$\{?|process\.env\.|(?:environ|getenv|env|ENV)\s*[[({]\s*['"])(?:GITHUB_(?:ENV|PATH|OUTPUT|STATE|STEP_SUMMARY|EVENT_PATH)|RUNNER_TEMP)\b|_runner_file_commands|\b_actions\//,
  },
];

/** The environment is an allow-list and HOME a folder of ours: there is nothing to be had, but it was sought. */
const SECRETS: readonly ReachPattern[] = [
  {
    code: 'ENV-01',
    what: 'seeks secrets of the run',
    harmful: false,
    pattern: /\bINPUT_|\bACTIONS_(?:RUNTIME|ID_TOKEN|CACHE|RESULTS)|\b(?:GITHUB|GH)_TOKEN\b|\b\w*_API_KEY\b/,
  },
  {
    code: 'ENV-01',
    what: 'lists the environment',
    harmful: false,
    pattern: runs('printenv|env(?=\\s*(?:[|;&>)]|$))|export\\s+-p|declare\\s+-x|compgen\\s+-[ev]'),
  },
  {
    code: 'ENV-01',
    what: 'seeks credentials',
    harmful: false,
    pattern: new RegExp(
      `${runs(`${GIT}credential\\b.*|gh\\s+auth\\b.*`).source}|(?:~|\\$\\{?HOME\\}?)/\\.(?:netrc|ssh|aws|docker|kube|config/gh|git-credentials|npmrc|pypirc)\\b|\\.git-credentials\\b`,
      'm',
    ),
  },
  {
    code: 'ENV-01',
    what: "reads git's configuration, where credentials may be kept",
    harmful: false,
    pattern: new RegExp(
      `${runs(`${GIT}config\\s+(?:.*\\s)?(?:--get\\S*|--list|-l)`).source}|(?:cat|less|more|head|tail|grep\\b[^;|&\\n]*|strings|cp\\b[^;|&\\n]*)\\s+\\S*\\.git/config\\b`,
      'm',
    ),
  },
];

/** `.git` is measured where it can be written: a record is all that a reach for it needs. */
const GIT_DIR: readonly ReachPattern[] = [
  {
    code: 'GIT-01',
    what: "would change the git directory, which is not the agent's to change",
    harmful: false,
    pattern: new RegExp(
      `${
        runs(
          `${GIT}(?:add|am|apply\\s+--(?:cached|index)|bisect|branch\\s+(?!-[alrv]|--list|--show|--contains)\\S+|checkout|cherry-pick|commit(?:-tree)?|config\\s+(?!.*(?:--get|--list|-l\\b|--show)).*|gc|hash-object\\s+-w|merge|mv|notes|prune|rebase|reflog\\s+(?:expire|delete)|replace|reset|restore\\s+--staged|revert|rm|sparse-checkout|stash|switch|symbolic-ref\\s+\\S+\\s+\\S+|tag\\s+(?!-l|--list)\\S+|update-(?:index|ref)|worktree\\s+(?:add|move|remove)|write-tree)`,
        ).source
      }|>\\s*["']?(?:\\S*/)?\\.git(?:/|\\s|$)|\\b(?:touch|rm|mv|cp|ln|tee|chmod|mkdir|sed\\s+-i|truncate)\\b[^;|&\\n]*\\s["']?(?:\\S*/)?\\.git(?:/|\\s|["']|$)`,
      'm',
    ),
  },
];

export const PATTERNS: readonly ReachPattern[] = [...NETWORK, ...POWERS, ...RUNNER, ...SECRETS, ...GIT_DIR];
