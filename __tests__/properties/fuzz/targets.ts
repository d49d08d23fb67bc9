import * as toolArguments from './arguments.ts';
import * as commits from './commits.ts';
import * as configuration from './configuration.ts';
import * as globs from './globs.ts';
import * as logLines from './log-lines.ts';
import * as network from './network.ts';
import * as patches from './patches.ts';
import * as pathRules from './path-rules.ts';
import * as paths from './paths.ts';
import { playable, type Target } from './property.ts';
import * as redaction from './redaction.ts';
import * as streams from './streams.ts';
import * as writes from './writes.ts';

/** Everything that the fuzzer plays; `__tests__/properties/fuzz/*.test.ts` play the same, shortly and always alike. */
export const TARGETS: readonly Target[] = [
  {
    name: 'paths',
    properties: [
      playable(paths.resolvesInside),
      playable(paths.followsLinks),
      playable(writes.writesThere),
      playable(pathRules.guardedInDisguise),
      playable(pathRules.rulesAsListed),
    ],
  },
  {
    name: 'globs',
    properties: [
      playable(globs.acceptedGlobsWork),
      playable(globs.denialsCover),
      playable(globs.plainGlobsAgree),
      playable(globs.namesAsWritten),
      playable(globs.deniedWins),
      playable(globs.tenThousand),
      playable(globs.listsSplit),
    ],
  },
  {
    name: 'patches',
    properties: [
      playable(patches.diffsApply),
      playable(patches.mutatedDiffs),
      playable(patches.oneFileOnly),
      playable(patches.exactEdits),
      playable(patches.bytesOutside),
    ],
  },
  {
    name: 'commits',
    properties: [playable(commits.commitsWhatWasJudged)],
  },
  {
    name: 'log lines',
    properties: [
      playable(logLines.logGivesNoOrders),
      playable(logLines.harmlessAlone),
      playable(logLines.outputsKeepTheirShape),
    ],
  },
  {
    name: 'configuration',
    properties: [
      playable(configuration.settingsOrProblems),
      playable(configuration.noKeyIgnored),
      playable(configuration.anyRequest),
    ],
  },
  {
    name: 'answers',
    properties: [
      playable(toolArguments.argumentsAsTold),
      playable(toolArguments.editsWriteOneFile),
      playable(toolArguments.callsAsSent),
      playable(streams.streamsAreKept),
    ],
  },
  {
    name: 'network',
    properties: [
      playable(network.onlyListedHosts),
      playable(network.requestsGoThere),
      playable(network.listsOpenNoMore),
      playable(network.helloIsRead),
      playable(network.damagedHello),
      playable(network.closedAddresses),
    ],
  },
  {
    name: 'redaction',
    properties: [
      playable(redaction.formsAreHidden),
      playable(redaction.base64IsHidden),
      playable(redaction.reportsHoldNone),
      playable(redaction.outputsHoldNone),
    ],
  },
];
