/** Files in which programs and people keep secrets, as common packages, runners and administrators lay them out. */
export const PLACES: readonly string[] = `
/etc/shadow.canary /etc/gshadow.canary /etc/shadow.bak /etc/passwd.secret /etc/security/opasswd.canary /etc/sudoers.d/canary
/etc/ssh/ssh_host_canary_key /etc/ssh/sshd_config.d/canary.conf /etc/ssl/private/canary.key /etc/ssl/certs/canary.key
/etc/ssl/certs/private.pem /etc/pki/tls/private/canary.key /etc/pki/consumer/key.pem /etc/pki/entitlement/1-key.pem
/etc/letsencrypt/live/example.org/privkey.pem /etc/letsencrypt/accounts/acme/regr.json /etc/wireguard/wg0.conf
/etc/openvpn/server.conf /etc/openvpn/client/auth.txt /etc/ipsec.secrets /etc/ipsec.d/private/key.pem /etc/swanctl/private/k.pem
/etc/ppp/chap-secrets /etc/ppp/pap-secrets /etc/wpa_supplicant/wpa_supplicant.conf /etc/NetworkManager/system-connections/w.nmconnection
/etc/netplan/01-canary.yaml /etc/krb5.keytab.canary /etc/krb5kdc/stash /etc/samba/credentials /etc/cifs.cred /etc/fstab.credentials
/etc/davfs2/secrets /etc/rancher/k3s/k3s.yaml /etc/rancher/node/password /etc/kubernetes/admin.conf /etc/kubernetes/pki/ca.key
/etc/cni/net.d/canary-kubeconfig /etc/docker/daemon.canary.json /etc/docker/certs.d/r/client.key /etc/containers/auth.json
/etc/containers/registries.conf.d/canary.conf /etc/crio/canary.conf /etc/containerd/canary.toml /etc/nomad.d/nomad.hcl
/etc/consul.d/consul.hcl /etc/vault.d/vault.hcl /etc/boundary.d/canary.hcl /etc/gitlab-runner/config.toml /etc/gitlab/gitlab-secrets.json
/etc/gitlab/gitlab.rb /etc/buildkite-agent/buildkite-agent.cfg /etc/drone-runner/.env /etc/woodpecker/agent.env /etc/jenkins/secret
/etc/default/canary-agent /etc/default/jenkins-canary /etc/sysconfig/canary /etc/environment.d/99-secret.conf /etc/environment.canary
/etc/profile.d/canary.sh /etc/cron.d/canary /etc/cron.daily/canary /etc/systemd/system/canary.service /etc/systemd/system/c.service.d/env.conf
/etc/credstore/canary /etc/credstore.encrypted/canary /etc/mysql/debian.canary.cnf /etc/mysql/conf.d/canary.cnf /etc/my.cnf.d/canary.cnf
/etc/postgresql/15/canary/pg_hba.conf /etc/postgresql-common/pg_service.canary /etc/pgbouncer/userlist.txt /etc/redis/redis.conf
/etc/mongod.conf /etc/rabbitmq/rabbitmq.conf /etc/rabbitmq/canary.erlang.cookie /etc/elasticsearch/elasticsearch.keystore
/etc/kibana/kibana.yml /etc/logstash/pipeline.conf /etc/grafana/grafana.ini /etc/prometheus/web.yml /etc/alertmanager/alertmanager.yml
/etc/telegraf/telegraf.conf /etc/influxdb/influxdb.conf /etc/datadog-agent/datadog.yaml /etc/newrelic-infra.yml /etc/zabbix/zabbix_agentd.conf
/etc/nagios/private/resource.cfg /etc/icinga2/conf.d/api-users.conf /etc/munin/canary.conf /etc/fluent/fluent.conf /etc/td-agent/td-agent.conf
/etc/filebeat/filebeat.yml /etc/vector/vector.toml /etc/otelcol/config.yaml /etc/nginx/.htpasswd /etc/nginx/ssl/canary.key
/etc/apache2/canary.htpasswd /etc/apache2/ssl/canary.key /etc/httpd/conf/canary.conf /etc/haproxy/certs/site.pem /etc/traefik/acme.json
/etc/caddy/Caddyfile /etc/lighttpd/canary.user /etc/squid/passwd /etc/postfix/sasl_passwd /etc/exim4/passwd.client /etc/dovecot/users
/etc/msmtprc /etc/ssmtp/ssmtp.conf /etc/mail/authinfo /etc/opendkim/keys/default.private /etc/bind/rndc.canary /etc/bind/keys/tsig.key
/etc/unbound/unbound_control.key /etc/powerdns/pdns.d/canary.conf /etc/ldap/slapd.secret /etc/ldap.secret /etc/libnss-ldap.secret
/etc/nslcd.conf.canary /etc/sssd/sssd.conf /etc/freeradius/3.0/clients.conf /etc/tacacs/canary /etc/ansible/vault_pass
/etc/ansible/hosts.canary /etc/puppetlabs/puppet/ssl/private_keys/n.pem /etc/chef/client.pem /etc/salt/pki/minion/minion.pem
/etc/apt/auth.conf.d/canary.conf /etc/apt/sources.list.d/canary.list /etc/yum.repos.d/canary.repo /etc/dnf/vars/token /etc/pacman.d/canary
/etc/rclone.conf /etc/restic/password /etc/borgmatic/config.yaml /etc/duplicity/canary /etc/bacula/bacula-dir.conf /etc/s3cfg
/etc/boto.cfg /etc/aws/credentials /etc/google/auth.json /etc/azure/canary /etc/cloud/cloud.cfg.d/99-canary.cfg /etc/cloudflared/cert.json
/etc/cloudflare/cloudflare.ini /etc/tailscale/canary /etc/zerotier/identity.secret /etc/tor/hidden/hs_ed25519_secret_key
/etc/wgetrc.canary /etc/netrc /etc/subversion/servers /etc/mercurial/canary.rc /etc/skel/.netrc /etc/pear/canary.conf /etc/composer/auth.json
/etc/php/8.2/fpm/pool.d/canary.conf /etc/phpmyadmin/config-db.php /etc/wordpress/config-canary.php /etc/roundcube/debian-db.php
/etc/maven/settings-security.xml /etc/gradle/gradle.properties /etc/sbt/credentials /etc/cargo/credentials.toml /etc/java/canary.jks
/etc/R/Renviron.site /etc/jupyter/jupyter_server_config.json /etc/rstudio/secure-cookie-key /etc/supervisor/conf.d/canary.conf
/etc/snmp/snmpd.canary.conf /etc/ups/upsd.users /etc/ceph/ceph.client.admin.keyring /etc/glusterfs/canary /etc/iscsi/iscsid.canary.conf
/etc/luks-keys/disk.key /etc/crypttab.canary /etc/opt/canary/secrets.env /etc/mtab.canary /etc/X11/canary.auth /etc/vnc/passwd
/var/lib/docker/canary /var/lib/containerd/canary /var/lib/kubelet/config.canary /var/lib/rancher/k3s/server/token
/var/lib/cloud/instance/user-data.txt /var/lib/waagent/ovf-env.xml /var/lib/jenkins/secrets/master.key /var/lib/jenkins/credentials.xml
/var/lib/gitlab-runner/.netrc /var/lib/buildkite-agent/.ssh/id_rsa /var/lib/postgresql/.pgpass /var/lib/postgresql/15/main/canary
/var/lib/mysql/canary.cnf /var/lib/redis/dump.canary /var/lib/grafana/grafana.db /var/lib/tailscale/tailscaled.state
/var/lib/samba/private/secrets.tdb /var/lib/NetworkManager/secret_key /var/lib/sss/secrets/.secrets.mkey /var/lib/systemd/credential.secret
/var/lib/private/canary /var/lib/vault/data /var/lib/consul/canary /var/lib/acme/privkey.pem /var/lib/letsencrypt/canary /var/lib/tor/key
/var/backups/shadow.bak /var/backups/gshadow.canary /var/spool/cron/crontabs/canary /var/spool/postfix/canary /var/mail/canary
/var/log/auth.canary.log /var/log/canary/app.log /var/www/html/.env /var/www/.ssh/id_rsa /var/www/html/wp-config.php
/var/cache/debconf/passwords.canary /var/cache/canary/token /var/opt/canary/secrets /var/local/canary /var/snap/canary/secret
/srv/app/.env /srv/app/config/secrets.yml /srv/salt/pillar/secrets.sls /srv/git/repo.git/config /srv/backup/db.sql /srv/ftp/.netrc
/opt/app/.env /opt/app/config/database.yml /opt/gitlab/etc/secrets.json /opt/containerd/canary /opt/splunk/etc/auth/splunk.secret
/opt/tomcat/conf/tomcat-users.xml /opt/sonatype/canary /opt/teamcity/conf/canary /opt/aws/canary-credentials /opt/vault/tls/tls.key
/mnt/secrets/token /mnt/backup/id_rsa /media/usb/passwords.kdbx /data/app/.env /data/postgres/pgpass /backup/db.dump /secrets/api-key
/run/secrets/db_password /run/credentials/canary.service/token /run/user/1000/keyring/canary /run/canary.env
/var/run/secrets/kubernetes.io/serviceaccount/token-canary
/root/.ssh/id_canary /root/.aws/credentials.canary /root/.kube/config.canary /root/.docker/canary.json /root/.netrc.canary /root/.env
/root/.config/gh/hosts.canary.yml /root/.pgpass /root/.my.cnf /root/.vault-token /root/.git-credentials /root/.m2/settings.canary.xml
/home/alice/.ssh/id_ed25519 /home/alice/.aws/credentials /home/alice/.netrc /home/alice/.config/gcloud/credentials.db
/home/bob/.gnupg/private-keys-v1.d/k.key /home/bob/project/.env /home/deploy/.ssh/authorized_keys /home/git/.ssh/environment
/usr/local/etc/canary.conf /usr/local/etc/redis.conf /usr/local/etc/openvpn/client.key /usr/local/etc/ssl/private/k.key /usr/local/src/app/.env
/usr/local/app/config/secrets.yml /usr/local/nginx/conf/canary.key /usr/local/nagios/etc/private/resource.cfg /usr/local/var/canary
/usr/local/share/canary/credentials /usr/local/share/canary/.env /usr/local/bin/.env /usr/local/lib/canary/secrets.yml /usr/local/.npmrc
/usr/etc/canary.conf /usr/etc/canary-secrets /usr/share/grafana/conf/custom.ini /usr/share/wordpress/wp-config.php
/usr/share/phpmyadmin/config.inc.php /usr/share/elasticsearch/config/canary.keystore /usr/share/webapps/app/config.php
/boot/grub/canary.cfg /canary-at-the-root.env /lost+found/canary
`
  .split(/\s+/)
  .filter((place) => place !== '');

/** Files that a run may show if they are clean, with what makes each of them unclean. */
export const UNCLEAN: Readonly<Record<string, string>> = {
  '/etc/gitconfig':
    '[safe]\n\tdirectory = *\n[http]\n\textraHeader = AUTHORIZATION: basic CANARY\n[credential]\n\thelper = store CANARY\n',
  '/etc/npmrc': '//registry.example/:_authToken=CANARY\n',
  '/etc/pip.conf': '[global]\nindex-url = https://u:CANARY@pypi.example/simple\n',
  '/etc/maven/settings.xml':
    '<settings><servers><server><password>CANARY</password></server></servers></settings>\n',
  '/etc/wgetrc': 'password = CANARY\n',
  '/usr/local/etc/npmrc': '_auth=CANARY\n',
  '/usr/local/etc/gitconfig': '[url "https://x:CANARY@github.example/"]\n\tinsteadOf = x\n',
  '/usr/etc/npmrc': '_password=CANARY\n',
  '/usr/local/lib/node_modules/npm/npmrc': '//r/:_authToken=CANARY\n',
  '/usr/lib/node_modules/npm/.npmrc': '//r/:_authToken=CANARY\n',
};

const RUNNER: readonly string[] = `
.env .path .credentials .credentials_rsaparams .runner .service svc.sh.env _diag/Runner.log _diag/pages/1.log
_work/other/other/.env _work/other/other/.git/config _work/_actions/org/action/v1/token.txt _work/_temp/_github_workflow/event.json
_work/_temp/git-credentials.config _work/_temp/_runner_file_commands/set_env_1 _work/_PipelineMapping/org/repo/PipelineFolder.json
_work/repo/sibling/.env externals/canary.key bin/canary.config
`
  .split(/\s+/)
  .filter((place) => place !== '');

export const RUNNERS: readonly string[] = [
  '/home/runner/actions-runner',
  '/srv/actions-runner',
  '/actions-runner',
];

/** Files of a self-hosted runner, of other repositories' checkouts and of other actions. */
export function runnerPlaces(runner: string): readonly string[] {
  return RUNNER.map((name) => `${runner}/${name}`);
}
